import fc from 'fast-check';
import type { QuotedOffer } from '@cotiza/quoting';
import { offersOf, offerTable, type OfferTable } from './offer-rows';

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
  oferta_id: fc.string(),
  nivel: fc.constantFrom('terceros' as const, null),
  coberturas: fc.array(fc.string()),
  firmeza: fc.constantFrom('estimacion' as const, 'propuesta' as const),
  valida_hasta: words,
  desglose: fc.constant(null),
  avisos: fc.array(fc.record({ codigo: fc.string(), mensaje: fc.string() })),
});

it('gives offers back as they were, keys in their order', () => {
  fc.assert(
    fc.property(fc.array(anyOffer), (offers) => {
      const read = offersOf(JSON.parse(JSON.stringify(offerTable(offers))) as OfferTable, 'named');
      expect(JSON.stringify(read)).toBe(JSON.stringify(offers));
    }),
  );
});
