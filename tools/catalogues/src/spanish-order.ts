const collator = new Intl.Collator('es', { numeric: true, sensitivity: 'base' });

/** Spanish alphabetical order, digits by their value; ties by code point, so that the order is one and the same. */
export function inSpanish(a: string, b: string): number {
  return collator.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0);
}
