import type { AskContext, InsurerConnector, InsurerOutcome, InsurerRequest } from '@cotiza/insurers-port';

export type Answers = (request: InsurerRequest, context: AskContext) => InsurerOutcome | Promise<InsurerOutcome>;

/** Makes a connector whose answers a spec sets. */
export function stubConnector(quote: Answers): InsurerConnector {
  const manifest = { id: 'stub', name: 'Stub', lines: ['Car'], currency: 'EUR', reach: 'remote' } as const;
  return { manifest, quote };
}

/** One acceptable offer. */
export const SOME_OFFERS: InsurerOutcome = {
  kind: 'offers',
  offers: [
    {
      product: 'Auto',
      modality: 'Terceros',
      priceCents: 300_00,
      currency: 'EUR',
      period: 'anual',
      annualTotalCents: 300_00,
      excessCents: null,
      firmness: 'proposal',
      validUntil: null,
      breakdown: null,
      level: null,
      guarantees: [{ name: 'Responsabilidad civil', cover: 'Paga los daños que causes.' }],
    },
  ],
};

/** Does not answer until it is aborted, and then returns an outcome. */
export const hanging: Answers = (_request, { signal }) =>
  new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve({ kind: 'unavailable', cause: 'deadline', detail: 'stopped' }));
  });

/** Makes an ordinary context of a question. */
export const asking = (changes: Partial<AskContext> = {}): AskContext => ({
  signal: new AbortController().signal,
  deadlineMs: 8_000,
  ...changes,
});
