import fc from 'fast-check';
import type { QuotedOffer } from '@cotiza/quoting';
import { offerOf, rowOf, type OfferRow } from './offer-rows';

const words = fc.option(fc.string({ unit: 'binary' }));
const euros = fc.double({ noNaN: true, noDefaultInfinity: true, min: 0 });

const anyOffer: fc.Arbitrary<QuotedOffer> = fc.record({
  aseguradora: words,
  producto: words,
  modalidad: words,
  precio: euros,
  moneda: fc.constant('EUR' as const),
  periodicidad: words,
  precio_anual_total: fc.option(euros),
  franquicia: fc.option(euros),
  es_estimacion: fc.boolean(),
});

it('gives offers back as they were, keys in their order', () => {
  fc.assert(
    fc.property(fc.array(anyOffer), (offers) => {
      const read = (JSON.parse(JSON.stringify(offers.map(rowOf))) as OfferRow[]).map(offerOf);
      expect(JSON.stringify(read)).toBe(JSON.stringify(offers));
    }),
  );
});
