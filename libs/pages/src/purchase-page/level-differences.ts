import { lowerFirst, type Markup, markup } from '@cotiza/kernel';
import { type ArchivedQuote, excessWithLabel, type GuaranteeRow, guaranteeRows } from '@cotiza/quoting';
import type { PageOffer } from './page-offers';

const MOST = 3;
/** Longer terms are left to the details of the offer. */
const SHORT_CHARS = 48;

/**
 * Returns, for each offer of a level, its excess and up to three guarantees that set it apart from the others, rarest first.
 */
export function levelDifferences(
  { result, guarantees }: ArchivedQuote,
  offers: readonly PageOffer[],
): readonly (Markup | null)[] {
  const rows = guaranteeRows(
    result.ramo,
    offers.map(({ number }) => guarantees[number - 1] ?? []),
  )
    .filter(({ differs }) => differs)
    .sort((one, other) => holders(one) - holders(other));
  return offers.map((offer, at) => {
    const excess = excessWithLabel(result.ofertas[offer.number - 1]?.franquicia ?? null);
    const others = rows.flatMap((row) => differenceAt(row, at) ?? []).slice(0, excess === null ? MOST : MOST - 1);
    if (excess === null && others.length === 0) return null;
    const rest = others.map((text, place) => (place === 0 ? text : lowerFirst(text))).join(', ');
    return excess === null
      ? markup`${rest}`
      : markup`<strong>${excess}</strong>${rest === '' ? null : markup`, ${lowerFirst(rest)}`}`;
  });
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
