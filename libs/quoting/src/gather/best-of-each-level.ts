import { COVER_LEVELS, type CoverLevel, type InsuranceLine } from '@cotiza/contract';
import type { QuotedOffer } from '../answers/offer';
import type { LevelBest } from '../answers/quote-result';

/**
 * Returns the best offer of each level that has any, from least to most cover, and what it covers beyond the one before.
 *
 * @param offers cheapest first
 */
export function bestOfEachLevel(line: InsuranceLine, offers: readonly QuotedOffer[]): readonly LevelBest[] {
  const levels: Readonly<Record<string, CoverLevel>> = COVER_LEVELS[line];
  let before: readonly string[] = [];
  return Object.entries(levels).flatMap(([nivel, { name: nombre }]) => {
    const [offer] = offers.filter((each) => each.nivel === nivel).sort((a, b) => yearlyCost(a) - yearlyCost(b));
    if (!offer) return [];
    const { precio, aseguradora, oferta_id, coberturas } = offer;
    const anade = coberturas.filter((code) => !before.includes(code));
    before = coberturas;
    return [{ nivel, nombre, precio, aseguradora, oferta_id, anade }];
  });
}

/** The cost of a year; the price, where that is not known. */
const yearlyCost = ({ precio_anual_total: total, precio }: QuotedOffer): number => total ?? precio;
