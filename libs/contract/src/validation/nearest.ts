/** Longest text that gets a suggestion: the cost grows with the square of the length. */
const LONGEST = 40;

/** One edit needs three characters: an edit of a shorter text makes another text (`7` is no misspelling of `0`). */
const oneInThree = (characters: number) => Math.floor(characters / 3);

/**
 * Returns the candidate that a misspelt text most likely meant, or undefined when none is near: at most one edit in three
 * characters, ignoring case and separators.
 *
 * @param editsWithin the allowed edits for a length: fewer where the text may well be none of the candidates
 */
export function nearest(text: string, candidates: Iterable<string>, editsWithin = oneInThree): string | undefined {
  if (text.length === 0 || text.length > LONGEST) return undefined;
  const wanted = simplified(text);
  let best: string | undefined;
  let bestDistance = Infinity;
  for (const candidate of candidates) {
    const offered = simplified(candidate);
    const affordable = editsWithin(Math.max(wanted.length, offered.length));
    // Each character more is an edit.
    if (Math.abs(wanted.length - offered.length) > affordable) continue;
    const distance = editDistance(wanted, offered, affordable);
    if (distance <= affordable && distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

function simplified(text: string): string {
  return text.toLowerCase().replace(/[_\s-]/g, '');
}

/** Returns the edits up to a place of a row, and infinity outside of it. */
const editsAt = (row: readonly number[], place: number): number => row[place] ?? Infinity;

/**
 * Counts the edits from one text to another. Swapping two neighbouring letters is one edit (optimal string alignment).
 *
 * @param most edits beyond which the count does not matter: it ends with more than that
 */
function editDistance(a: string, b: string, most: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = editsAt(last, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwap ? editsAt(beforeLast, j - 2) + 1 : Infinity;
      row.push(Math.min(replaced, editsAt(last, j) + 1, editsAt(row, j - 1) + 1, swapped));
    }
    // A swap alone skips a row, and costs one more than the row before it.
    if (Math.min(...row) > most && Math.min(...last) >= most) return Infinity;
    [beforeLast, last] = [last, row];
  }
  return editsAt(last, b.length);
}
