import { LAW } from '@cotiza/insurers-port';
import type { QuotedOffer } from '../answers/offer';
import type { ArchivedQuote } from '../ports/quote-archive';
import { INSURED_CAR, quoteResult, TEST_INSTANT, TEST_OFFERS, TEST_REFERENCE, THIRD_PARTY } from './quotes';

/** Token of the purchase link of a test's quotation. */
export const TEST_TOKEN = 'dGVzdC10b2tlbi13aXRoLW5vLW1lYW5pbmctYXQtYWxsXw';

/** Builds a stored quotation of an invented customer. */
export function archivedQuote(changes: Partial<ArchivedQuote> = {}): ArchivedQuote {
  const reference = changes.reference ?? TEST_REFERENCE;
  return {
    reference,
    createdAt: Date.parse(TEST_INSTANT),
    linkExpiresAt: Date.parse('2026-12-06T09:00:00Z'),
    holder: { name: 'Martín', email: 'martin.ficticio@example.com' },
    insured: INSURED_CAR,
    needs: ['Quieres que empiece el 28 de noviembre de 2026.', 'Conduces tú habitualmente.'],
    result: quoteResult(undefined, { referencia: reference }),
    chosen: null,
    effectiveDate: '2026-11-28',
    law: LAW.version,
    guarantees: TEST_OFFERS.map(([, guarantees]) => guarantees),
    documents: [{ insurer: 'Brújula Directo', product: 'Brújula Auto', id: 'brujula-car-2026.2' }],
    ...changes,
  };
}

/** Builds a quotation with these offers only, all with the same guarantees by default. */
export const archivedQuoteOf = (
  ofertas: readonly QuotedOffer[],
  guarantees: ArchivedQuote['guarantees'] = ofertas.map(() => THIRD_PARTY),
): ArchivedQuote => archivedQuote({ result: quoteResult(ofertas), guarantees });
