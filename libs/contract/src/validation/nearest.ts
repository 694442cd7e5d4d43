/** Longest text for which a suggestion is looked for: the cost grows with the square of the length. */
const LONGEST = 40;

/**
 * The candidate that a misspelt text most likely meant, or undefined when none is near: at most one edit in three
 * characters apart, after taking case and separators out of the comparison.
 */
export function nearest(text: string, candidates: Iterable<string>): string | undefined {
  if (text.length === 0 || text.length > LONGEST) return undefined;
  const wanted = simplified(text);
  let best: string | undefined;
  let bestDistance = Math.floor(Math.max(wanted.length, 3) / 3) + 1;
  for (const candidate of candidates) {
    const distance = editDistance(wanted, simplified(candidate));
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

function simplified(text: string): string {
  return text.toLowerCase().replace(/[_\s-]/g, '');
}

/** Levenshtein distance, one row of the matrix at a time. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[b.length]!;
}
