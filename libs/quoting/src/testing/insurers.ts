import type { AskContext, ConnectorOutcome, InsurerConnector, InsurerOutcome, Offer } from '@cotiza/insurers-port';

export const offerAt = (priceCents: number, changes: Partial<Offer> = {}): Offer => ({
  product: 'Producto',
  modality: 'Terceros',
  level: 'terceros',
  priceCents,
  currency: 'EUR',
  period: 'anual',
  annualTotalCents: priceCents,
  excessCents: null,
  firmness: 'estimate',
  validUntil: null,
  breakdown: null,
  guarantees: [{ name: 'Responsabilidad civil', cover: 'Daños a otros.' }],
  ...changes,
});

export const offers = (...list: Offer[]): InsurerOutcome => ({ kind: 'offers', offers: list });
export const declinesFor = (...messages: string[]): InsurerOutcome => ({
  kind: 'declined',
  reasons: messages.map((message) => ({ code: 'not-wanted', message })),
});
export const declines = (): InsurerOutcome => declinesFor('No asegura este riesgo.');
export const isDown = (): InsurerOutcome => ({ kind: 'unavailable', cause: 'failure', detail: 'down on purpose' });

type Answer = (context: AskContext) => ConnectorOutcome | Promise<ConnectorOutcome>;

export function insurer(name: string, answer: Answer, reach: 'embedded' | 'remote' = 'embedded'): InsurerConnector {
  return {
    manifest: { id: name.toLowerCase(), name, lines: ['Home', 'Car', 'Motorcycle'], currency: 'EUR', reach },
    quote: (_request, context) => answer(context),
  };
}

/** A remote insurer. `answers` answers its latest question. */
export function slowInsurer(name: string) {
  let answer: (outcome: InsurerOutcome) => void = () => undefined;
  const connector = insurer(name, () => new Promise((resolve) => (answer = resolve)), 'remote');
  return { connector, answers: (outcome: InsurerOutcome) => answer(outcome) };
}

/** An aggregator of the companies of these names, which all answer. */
export function aggregator(name: string, answers: Readonly<Record<string, InsurerOutcome>>): InsurerConnector {
  const companies = Object.keys(answers).map((company) => ({ id: company.toLowerCase(), name: company }));
  const { manifest } = insurer(name, isDown, 'remote');
  return {
    manifest: { ...manifest, companies },
    quote: () => ({
      kind: 'companies',
      answers: companies.map((company) => ({ company, outcome: answers[company.name] ?? isDown() })),
    }),
  };
}

/** A remote insurer that never answers; the list it is given collects the signals of its questions. */
export const hangs = (name: string, signals: AbortSignal[] = []): InsurerConnector =>
  insurer(
    name,
    (context) => {
      signals.push(context.signal);
      return new Promise(() => undefined);
    },
    'remote',
  );
