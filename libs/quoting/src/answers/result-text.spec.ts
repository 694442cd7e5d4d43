import fc from 'fast-check';
import { anyCharacter } from '@cotiza/kernel/testing';
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
      fc.property(alike, fc.string({ unit: anyCharacter }), (ofertas, aviso) => {
        const result = quoteResult(ofertas, { aviso, client_reference: aviso });
        expect(inBytes(resultText(result))).toBe(JSON.stringify(result));
      }),
    );
  });

  it('has each value under its own key, whatever the order of the keys, and no other key', () => {
    const shuffled = alike.chain((offers) =>
      fc
        .shuffledSubarray([...OFFER_KEYS], { minLength: OFFER_KEYS.length })
        .map((keys) => offers.map((offer) => Object.fromEntries(keys.map((key) => [key, offer[key]])))),
    );
    fc.assert(
      fc.property(shuffled, fc.string(), (offers, more) => {
        const ofertas = offers.map((offer) => ({ ...offer, more })) as unknown as QuotedOffer[];
        const { ofertas: written } = JSON.parse(inBytes(resultText(quoteResult(ofertas)))) as { ofertas: object[] };
        expect(written).toEqual(JSON.parse(JSON.stringify(offers)));
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

  it('takes an offer without a breakdown for one of nothing, also after one that has it', () => {
    const offer = quotedOffer({ desglose: { prima_neta: 1, consorcio: 2, liquidacion: 3, impuestos: 4 } });
    const without = { ...offer, desglose: undefined } as unknown as QuotedOffer;
    expect(JSON.parse(inBytes(resultText(quoteResult([offer, without]))))).toEqual(
      JSON.parse(JSON.stringify(quoteResult([offer, without]))),
    );
  });

  it('is right of more modalities than are remembered, and of more offers of one', () => {
    const offers = Array.from({ length: 2100 }, (_, at) => [
      quotedOffer({ modalidad: `Modalidad ${at}` }),
      quotedOffer({ franquicia: at % 20 }),
    ]).flat();
    for (const result of [quoteResult(offers), quoteResult([...offers].reverse())]) {
      expect(JSON.parse(inBytes(resultText(result)))).toEqual(result);
    }
  });
});
