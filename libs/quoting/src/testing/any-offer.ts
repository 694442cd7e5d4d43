import fc from 'fast-check';
import { anyCharacter } from '@cotiza/kernel/testing';
import type { QuotedOffer } from '../answers/offer';

/** Often the same as another, so that offers are alike; sometimes what is least expected of a text. */
const words = fc.oneof(
  fc.constantFrom('Terceros', 'Todo Riesgo', 'Brújula «Coche»', '\0', '', null),
  fc.string({ unit: anyCharacter }),
);
const cents = fc.integer({ min: 0, max: 2_000_00 }).map((amount) => amount / 100);
const euros = fc.oneof(cents, fc.double({ noNaN: true, noDefaultInfinity: true, min: 0 }));
const breakdown = fc.record({ prima_neta: euros, consorcio: euros, liquidacion: euros, impuestos: euros });

/** Any offer, keys in their order. */
export const anyOffer: fc.Arbitrary<QuotedOffer> = fc.record({
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
  coberturas: fc.array(fc.string(), { maxLength: 3 }),
  firmeza: fc.constantFrom('estimacion' as const, 'propuesta' as const),
  valida_hasta: words,
  desglose: fc.option(breakdown),
  avisos: fc.array(fc.record({ codigo: fc.string(), mensaje: fc.string() }), { maxLength: 2 }),
});
