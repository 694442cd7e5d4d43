/** Wraps a callback so that it never throws. */
export function quietly<A extends readonly unknown[]>(tell: (...facts: A) => void): (...facts: A) => void {
  return (...facts) => {
    try {
      tell(...facts);
    } catch {
      // A failing report must not fail the call.
    }
  };
}
