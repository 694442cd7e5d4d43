import { existing, toEuros } from '@cotiza/kernel';
import { cheapestByInsurer, offersOf, type QuotedRisk } from '../market/quoted';

/** The distribution of a modality's prices in euros a year: 5th, 25th, 50th, 75th and 95th percentile. */
export interface PriceSpread {
  readonly modality: string;
  readonly of: 'all offers' | 'cheapest of each request';
  readonly count: number;
  readonly quantiles: readonly [p5: number, p25: number, p50: number, p75: number, p95: number];
}

/**
 * Returns the distribution for each modality, of all offers and of the cheapest of each request; modalities by their
 * median.
 */
export function spreadOfPrices(quoted: readonly QuotedRisk[]): readonly PriceSpread[] {
  const modalities = [...new Set(quoted.flatMap((each) => offersOf(each).map(({ offer }) => offer.modality)))];
  return modalities
    .map((modality) => {
      const all = quoted.flatMap((each) =>
        offersOf(each).flatMap(({ offer }) => (offer.modality === modality ? [offer.totalCents] : [])),
      );
      const best = quoted.flatMap((each) => {
        const prices = [...cheapestByInsurer(each, modality).values()];
        return prices.length > 0 ? [Math.min(...prices)] : [];
      });
      return [spreadOf(modality, 'all offers', all), spreadOf(modality, 'cheapest of each request', best)] as const;
    })
    .sort(([a], [b]) => a.quantiles[2] - b.quantiles[2])
    .flat();
}

function spreadOf(modality: string, of: PriceSpread['of'], cents: readonly number[]): PriceSpread {
  const sorted = Float64Array.from(cents).sort();
  const at = (part: number) =>
    toEuros(existing(sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))], 'price at that part'));
  return { modality, of, count: cents.length, quantiles: [at(0.05), at(0.25), at(0.5), at(0.75), at(0.95)] };
}
