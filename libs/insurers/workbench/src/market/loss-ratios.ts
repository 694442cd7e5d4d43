import { existing } from '@cotiza/kernel';
import type { RateBook } from '@cotiza/insurers-tariff';
import { mean } from './statistics';
import type { QuotedRisk } from './quoted';

/** What a book says that it pays of what it takes for a guarantee, and what its pure premium comes to on a portfolio. */
export interface LossRatio {
  readonly insurerId: string;
  readonly guarantee: string;
  readonly declared: number;
  /** Not a number where nobody of the portfolio buys it. */
  readonly implied: number;
}

/**
 * Of each guarantee of each book of a line: the pure premium, which is that of the mean risk, over the mean of what the risks of a
 * portfolio are charged for it without excess. A book that none of them is rated by, such as a successor, has none.
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
      existing(charged.get(id), 'guarantee of that id').push(cents);
  }
  return charged;
}

/** What one risk is charged for each guarantee: that of its fullest cover, before the excess. */
function chargedFor(
  offers: readonly { readonly modalityId: string; readonly guarantees: readonly { id: string; netCents: number }[] }[],
  book: RateBook,
): ReadonlyMap<string, number> {
  const whole = new Map<string, number>();
  for (const { modalityId, guarantees } of offers) {
    const excess = existing(
      book.modalities.find(({ id }) => id === modalityId),
      'modality of that id',
    ).excess;
    for (const { id, netCents } of guarantees) {
      whole.set(id, excess?.guarantee === id ? netCents / excess.factor : netCents);
    }
  }
  return whole;
}
