import { defined } from '@cotiza/kernel';
import type { RateBook } from '@cotiza/insurers-tariff';
import { mean } from './statistics';
import type { QuotedRisk } from './quoted';

/** The loss ratio that a book declares for a guarantee, and the one that a portfolio implies. */
export interface LossRatio {
  readonly insurerId: string;
  readonly guarantee: string;
  readonly declared: number;
  /** NaN where no risk of the portfolio includes it. */
  readonly implied: number;
}

/**
 * Computes the loss ratios of each guarantee of the books of a line: the pure premium of the mean risk, over the mean premium
 * without excess on a portfolio. A book that rates none of the risks, such as a successor, has none.
 */
export function lossRatios(books: readonly RateBook[], quoted: readonly QuotedRisk[]): readonly LossRatio[] {
  const applied = new Set(
    quoted.flatMap(({ answers }) => answers.map(({ insurer, rating }) => keyOf(insurer.id, rating))),
  );
  const inForce = books.filter((book) => applied.has(keyOf(book.insurer.id, book)));
  return inForce.flatMap((book) => {
    const charged = chargedBy(book, quoted);
    return book.guarantees.map(({ id, purePremiumEuros }) => ({
      insurerId: book.insurer.id,
      guarantee: id,
      declared: book.lossRatio,
      implied: (purePremiumEuros * 100) / mean(charged.get(id) ?? []),
    }));
  });
}

const keyOf = (insurerId: string, { version }: { readonly version: string | null }) => `${insurerId} ${version}`;

function chargedBy(book: RateBook, quoted: readonly QuotedRisk[]): ReadonlyMap<string, readonly number[]> {
  const charged = new Map<string, number[]>(book.guarantees.map(({ id }) => [id, []]));
  for (const { answers } of quoted) {
    const rating = answers.find(({ insurer }) => insurer.id === book.insurer.id)?.rating;
    if (rating?.kind !== 'rated') continue;
    for (const [id, cents] of chargedFor(rating.offers, book))
      defined(charged.get(id), 'guarantee of that id').push(cents);
  }
  return charged;
}

/** Returns the premium of one risk for each guarantee: that of its fullest cover, before the excess. */
function chargedFor(
  offers: readonly { readonly modalityId: string; readonly guarantees: readonly { id: string; netCents: number }[] }[],
  book: RateBook,
): ReadonlyMap<string, number> {
  const whole = new Map<string, number>();
  for (const { modalityId, guarantees } of offers) {
    const excess = defined(
      book.modalities.find(({ id }) => id === modalityId),
      'modality of that id',
    ).excess;
    for (const { id, netCents } of guarantees) {
      whole.set(id, excess?.guarantee === id ? netCents / excess.factor : netCents);
    }
  }
  return whole;
}
