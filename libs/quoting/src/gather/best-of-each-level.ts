import { COVER_LEVELS, type CoverLevel, type InsuranceLine } from '@cotiza/contract';
import type { QuotedOffer } from '../answers/offer';
import type { LevelBest } from '../answers/quote-result';

/**
 * The best offer of each level that has any, from least to most cover, and what it covers beyond the one before.
 *
 * @param offers cheapest first
 */
export function bestOfEachLevel(line: InsuranceLine, offers: readonly QuotedOffer[]): readonly LevelBest[] {
  const levels: Readonly<Record<string, CoverLevel>> = COVER_LEVELS[line];
  const best: LevelBest[] = [];
  let before: readonly string[] = [];
  for (const [nivel, { name: nombre }] of Object.entries(levels)) {
    const offer = cheapestOf(nivel, offers);
    if (!offer) continue;
    const { precio, aseguradora, oferta_id, coberturas } = offer;
    const anade = coberturas.filter((code) => !before.includes(code));
    best.push({ nivel, nombre, precio, aseguradora, oferta_id, anade });
    before = coberturas;
  }
  return best;
}

/** What counts is what a year costs; what is paid each time, where that is not said. */
function cheapestOf(level: string, offers: readonly QuotedOffer[]): QuotedOffer | undefined {
  let best: QuotedOffer | undefined;
  for (const offer of offers) {
    if (offer.nivel === level && (!best || yearlyCost(offer) < yearlyCost(best))) best = offer;
  }
  return best;
}

const yearlyCost = ({ precio_anual_total: total, precio }: QuotedOffer): number => total ?? precio;
