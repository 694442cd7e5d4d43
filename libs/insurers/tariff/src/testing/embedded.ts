import type { InsuranceLine } from '@cotiza/contract';
import { defined, type CalendarDay, type Cents } from '@cotiza/kernel';
import { EMBEDDED_RATE_BOOKS, loadRateBooks } from '../book/load-rate-books';
import type { RatedOffer } from '../engine/rating';
import type { Risk } from '../lines/line-models';
import { loadTariffs } from '../tariffs';

/** The embedded insurers' tariffs and books, read once for the tests of a file. */
export const tariffs = loadTariffs();
export const books = loadRateBooks(EMBEDDED_RATE_BOOKS);

/** Returns the version of an insurer's book for a line that is in force on a day. */
export function versionOf(insurerId: string, line: InsuranceLine, day: CalendarDay): string {
  const begun = books.filter(
    ({ insurer, line: of, validity }) => insurer.id === insurerId && of === line && validity.from <= day,
  );
  const [latest] = begun.toSorted((a, b) => b.validity.from.localeCompare(a.validity.from));
  return defined(latest, `book of ${insurerId} for ${line}`).version;
}

/** Every offer for a risk under a key that tells the insurer and the modality. */
export function offersOf(risk: Risk): ReadonlyMap<string, RatedOffer> {
  const offers = new Map<string, RatedOffer>();
  for (const { insurer, rating } of tariffs.rateAll(risk)) {
    if (rating.kind === 'declined') continue;
    for (const offer of rating.offers) offers.set(`${insurer.id} ${offer.modalityId}`, offer);
  }
  return offers;
}

export interface Comparison {
  /** Compares the offers of one insurer; of all when absent. */
  readonly insurerId?: string;
  /** Returns what is compared: the total when absent. */
  readonly priceOf?: (offer: RatedOffer) => Cents;
}

/**
 * Fails when an insurer asks less for the worse of two risks than for the better one, with the same modality.
 *
 * @returns number of pairs of prices compared; 0 when no insurer offers both
 */
export function expectNobodyCheaper(
  worse: Risk,
  better: Risk,
  { insurerId = '', priceOf = ({ totalCents }) => totalCents }: Comparison = {},
): number {
  const reference = offersOf(better);
  let compared = 0;
  for (const [key, offer] of offersOf(worse)) {
    const known = reference.get(key);
    if (known === undefined || !key.startsWith(insurerId)) continue;
    if (priceOf(offer) < priceOf(known)) {
      throw new Error(`${key}: ${priceOf(offer)} for the worse risk, ${priceOf(known)} for the better one`);
    }
    compared++;
  }
  return compared;
}
