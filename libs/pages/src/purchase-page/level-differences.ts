import { lowerFirst } from '@cotiza/kernel';
import { type ArchivedQuote, excessWithLabel, type GuaranteeRow, guaranteeRows } from '@cotiza/quoting';
import type { PageOffer } from './page-offers';

/** Longer terms are left to the details of the offer. */
const SHORT_CHARS = 48;

/**
 * Returns what most sets each offer of a level apart from the others, where anything does: its excess, or else the guarantee or
 * term that fewest of them have.
 */
export function levelDifferences(
  { result, guarantees }: ArchivedQuote,
  offers: readonly PageOffer[],
): ReadonlyMap<PageOffer, string> {
  const excesses = offers.map(({ quoted }) => quoted.franquicia);
  const hasExcess = excesses.some((excess) => excess !== null && excess > 0);
  const rows = guaranteeRows(
    result.ramo,
    offers.map(({ number }) => guarantees[number - 1] ?? []),
  )
    .filter(({ differs }) => differs)
    .sort((one, other) => holders(one) - holders(other));
  return new Map(
    offers.flatMap((offer, at) => {
      const excess = hasExcess ? excessWithLabel(excesses[at] ?? null) : null;
      const [difference] = [
        ...(excess === null ? [] : [excess]),
        ...rows.flatMap((row) => differenceAt(row, at) ?? []),
      ];
      return difference === undefined ? [] : [[offer, difference] as const];
    }),
  );
}

const holders = ({ cells }: GuaranteeRow): number => cells.filter((cell) => cell !== null).length;

/** Returns a guarantee of one offer in a few words: its name, and the first term that others do not have. */
function differenceAt({ name, cells }: GuaranteeRow, at: number): string | null {
  const cell = cells[at];
  if (!cell) return null;
  const isOwn = (term: string) => cells.some((other) => other !== null && !other.terms.includes(term));
  const [term] = cell.terms.filter(isOwn);
  if (term === undefined || term.length > SHORT_CHARS) return cells.includes(null) ? name : null;
  const words = lowerFirst(term).replace(/\.$/, '');
  return term.startsWith('Hasta ') ? `${name} ${words}` : `${name}: ${words}`;
}
