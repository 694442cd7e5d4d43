import fc from 'fast-check';
import { anyOffer, quotedOffer, quoteResult } from '../testing';
import { OFFER_KEYS, type QuotedOffer } from './offer';
import { offersWriter } from './offers-text';
import { resultText } from './result-text';

/** What the characters of a text in UTF-8 stand for. */
const inBytes = (text: string): string => Buffer.from(text, 'latin1').toString('utf8');

const rowsText = offersWriter('row');
const inRows = (offers: readonly QuotedOffer[]): string => {
  const parts: string[] = [];
  rowsText(offers, parts);
  return inBytes(parts.join(''));
};

/** Each by itself and changed in one key: what was written before must not be taken for it. */
const alike = fc
  .array(fc.tuple(anyOffer, anyOffer, fc.constantFrom(...OFFER_KEYS)))
  .map((pairs) =>
    pairs.flatMap(([offer, other, key]) => [
      offer,
      { ...offer, [key]: other[key] },
      { ...offer, precio: other.precio },
    ]),
  );

describe('the text of a result', () => {
  it('is that of JSON.stringify, whatever was written before', () => {
    fc.assert(
      fc.property(alike, fc.string({ unit: 'binary' }), (ofertas, aviso) => {
        const result = quoteResult(ofertas, { aviso, client_reference: aviso });
        expect(inBytes(resultText(result))).toBe(JSON.stringify(result));
      }),
    );
  });

  it('has the values of offers alone where that is asked for', () => {
    const valuesOf = (offer: QuotedOffer) => OFFER_KEYS.map((key) => offer[key]);
    fc.assert(
      fc.property(alike, (offers) => {
        expect(inRows(offers)).toBe(JSON.stringify(offers.map(valuesOf)));
      }),
    );
  });

  it('is right of more modalities than are remembered, and of more offers of one', () => {
    const offers = Array.from({ length: 2100 }, (_, at) => [
      quotedOffer({ modalidad: `Modalidad ${at}` }),
      quotedOffer({ franquicia: at % 20 }),
    ]).flat();
    for (const result of [quoteResult(offers), quoteResult(offers.reverse())]) {
      expect(JSON.parse(inBytes(resultText(result)))).toEqual(result);
    }
  });
});
