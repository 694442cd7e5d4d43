import { levelsOf, object, type Declared, type InsuranceLine } from '@cotiza/contract';
import { fromEuros, roundEuros, toEuros } from '@cotiza/kernel';
import { field } from './field';
import { yearlyCost, type QuotedOffer } from './offer';
import type { QuoteResult } from './quote-result';

/** The price of one change of excess, level or payment with the same insurer, taken from another offer of the quotation or another way to pay. */
export const ALTERNATIVE_SCHEMA = object({
  desde: field('string', 'La oferta que se cambia.', 'Zk3v0aQp9mXc1uYb7LrT2w.4'),
  cambio: { type: 'string', enum: ['franquicia', 'nivel', 'pago'], description: 'Qué cambia.' },
  de: field('string', 'Lo que tiene.', '600 €'),
  a: field('string', 'Lo que tendría.', '300 €'),
  importe: field('number', 'Lo que cuesta de más en un año, en euros; negativo: lo que ahorra.', 22.9),
  oferta_id: field('string', 'La oferta con el cambio; si es de pago, la misma.', 'Zk3v0aQp9mXc1uYb7LrT2w.7'),
});
export type Alternative = Declared<typeof ALTERNATIVE_SCHEMA>;

/** The places of the levels next to one: below and above it. */
const BOTH_SIDES = [-1, 1];

/**
 * Returns what another excess of the same product, the next levels of the same insurer, and one payment a year instead of the
 * dearest instalments cost or save. Nothing is rated: each is an offer of the same quotation, or a way to pay this one.
 */
export function alternativesOf(
  line: InsuranceLine,
  offer: QuotedOffer,
  offers: readonly QuotedOffer[],
  sides: readonly number[] = BOTH_SIDES,
): readonly Alternative[] {
  const { oferta_id: desde, franquicia: excess, periodicidad, formas_de_pago: ways } = offer;
  const step = (cambio: Alternative['cambio'], [de, a]: readonly [string, string], to: QuotedOffer, from = offer) => {
    const [before, after] = [from.precio_anual_total, to.precio_anual_total];
    if (before === null || after === null) return [];
    return [{ desde, cambio, de, a, importe: toEuros(fromEuros(after) - fromEuros(before)), oferta_id: to.oferta_id }];
  };
  const ofInsurer = offers.filter(({ aseguradora }) => aseguradora !== null && aseguradora === offer.aseguradora);
  const excesses = ofInsurer
    .filter((other) => isSameProduct(other, offer))
    .flatMap((other) =>
      excess === null || other.franquicia === null || other.franquicia === excess
        ? []
        : step('franquicia', [roundEuros(excess), roundEuros(other.franquicia)], other),
    );
  const offered = cheapestByLevel(line, ofInsurer);
  const own = offered.findIndex(({ level }) => level === offer.nivel);
  const levels = sides.flatMap((side) => {
    const [from, to] = [offered[own], offered[own + side]];
    return from && to ? step('nivel', [from.name, to.name], to.cheapest) : [];
  });
  const [dearest] = [...ways].sort((one, other) => other.precio_anual_total - one.precio_anual_total);
  const payment =
    periodicidad === 'anual' && dearest
      ? step('pago', [dearest.periodicidad, periodicidad], offer, { ...offer, ...dearest })
      : [];
  return [...excesses, ...levels, ...payment];
}

/** Returns the alternatives to the best offer of each level: of other levels, the one above. */
export const alternativesOfBest = ({
  ramo,
  ofertas,
  mejor_por_nivel: best,
}: Pick<QuoteResult, 'ramo' | 'ofertas' | 'mejor_por_nivel'>): readonly Alternative[] =>
  ofertas
    .filter(({ oferta_id }) => best.some((each) => each.oferta_id === oferta_id))
    .flatMap((offer) => alternativesOf(ramo, offer, ofertas, [1]));

const isSameProduct = (one: QuotedOffer, other: QuotedOffer): boolean =>
  one.producto === other.producto && one.modalidad === other.modalidad && one.nivel === other.nivel;

/** Returns the cheapest offer of each level, from least to most cover; levels without a price of a year are left out. */
const cheapestByLevel = (line: InsuranceLine, offers: readonly QuotedOffer[]) =>
  Object.entries(levelsOf(line)).flatMap(([level, { name }]) => {
    const [cheapest] = offers
      .filter(({ nivel, precio_anual_total: total }) => nivel === level && total !== null)
      .sort((one, other) => yearlyCost(one) - yearlyCost(other));
    return cheapest ? [{ level, name, cheapest }] : [];
  });
