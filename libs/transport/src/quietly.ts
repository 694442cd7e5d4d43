/** The same, except that it never throws. */
export function quietly<A extends readonly unknown[]>(tell: (...facts: A) => void): (...facts: A) => void {
  return (...facts) => {
    try {
      tell(...facts);
    } catch {
      // Nobody is left to be told.
    }
  };
}
