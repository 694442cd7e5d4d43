/** Texts in the order of their code points: the same answer for the same data, wherever the service runs. */
export function inOrder(texts: readonly string[]): string[] {
  return [...texts].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
}
