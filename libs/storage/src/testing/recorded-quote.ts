import { bodyOf, type BodyDraft } from '@cotiza/contract/testing';
import type { GuaranteeIncluded, InsurerRequest } from '@cotiza/insurers-port';
import { carRequest, homeRequest, motorcycleRequest } from '@cotiza/insurers-port/testing';
import type { IdempotencyKeys, InsurerAnswer, KeyReservation, QuoteResult, RecordedQuote } from '@cotiza/quoting';
import { declines, insurer, isDown, offerAt, quotedOffer, quoteResult, TEST_TRACE } from '@cotiza/quoting/testing';

/** Guarantees that every offer of the insurer of tests has: one object, as a rate book gives it. */
export const TEST_GUARANTEES: readonly GuaranteeIncluded[] = [
  { name: 'Responsabilidad civil', cover: 'Daños a otros.' },
  { name: 'Asistencia en viaje', cover: 'Grúa desde el kilómetro cero.' },
];

/** Version of the tariff of the insurer that says which it applied. */
export const TEST_TARIFF = '2026.2';

export const TEST_DOCUMENT = { insurer: 'Aldaba', product: 'Producto', id: `aldaba-car-${TEST_TARIFF}` };

export async function reservationOf(keys: IdempotencyKeys, key: string, body: unknown): Promise<KeyReservation> {
  const answer = await keys.begin(key, body);
  if (answer.kind !== 'reserved') throw new Error(`the key is ${answer.kind}`);
  return answer.reservation;
}

let made = 0;

/** A reference that no other test has: ten digits after `COT-`. */
export const nextReference = (): string => `COT-${String(++made).padStart(10, '0')}`;

export interface QuoteChanges {
  readonly reference?: string;
  readonly line?: InsurerRequest['line'];
  /** The body; its line wins over `line`. */
  readonly body?: BodyDraft;
  /** Prices in cents, cheapest first; an empty list for a risk without offers. */
  readonly prices?: readonly number[];
  readonly result?: Partial<QuoteResult>;
  readonly keyReservation?: RecordedQuote['keyReservation'];
}

/** A quotation as the use case hands it to be kept: one insurer offers, one declines, one is down. */
export function recordedQuote(changes: QuoteChanges = {}): RecordedQuote {
  const { line = 'Car', prices = [321_40, 402_15] } = changes;
  const guarantees = TEST_GUARANTEES;
  const reference = changes.reference ?? nextReference();
  const request = requestOf(changes.body ?? bodyOf(line), reference);
  const answers: InsurerAnswer[] = [
    {
      insurer: insurer('Aldaba', isDown).manifest,
      outcome:
        prices.length > 0
          ? { kind: 'offers', offers: prices.map((price) => offerAt(price, { guarantees })), tariff: TEST_TARIFF }
          : declines(),
      ms: 12,
    },
    { insurer: insurer('Candil', isDown).manifest, outcome: declines(), ms: 1 },
    { insurer: insurer('Espiga', isDown, 'remote').manifest, outcome: isDown(), ms: 4000 },
  ];
  const ofertas = prices.map((cents) =>
    quotedOffer({ aseguradora: 'Aldaba', producto: 'Producto', precio: cents / 100 }),
  );
  const { line: ramo, body } = request;
  const client_reference = body.client_reference ?? null;
  const result = quoteResult(ofertas, { ramo, referencia: reference, client_reference, ...changes.result });
  return {
    request,
    answers,
    result,
    guarantees: prices.map(() => guarantees),
    traces: prices.map((cents) => ({ ...TEST_TRACE, movedBy: [{ fact: 'lugar', cents }] })),
    documents: prices.length === 0 ? [] : [TEST_DOCUMENT],
    isMailed: prices.length > 0,
    keyReservation: changes.keyReservation,
  };
}

function requestOf(body: BodyDraft, reference: string): InsurerRequest {
  switch (body.line) {
    case 'Home':
      return homeRequest(body as BodyDraft<'Home'>, { reference });
    case 'Car':
      return carRequest(body as BodyDraft<'Car'>, { reference });
    default:
      return motorcycleRequest(body as BodyDraft<'Motorcycle'>, { reference });
  }
}
