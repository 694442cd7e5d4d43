/** Draws from a seeded sequence: with the same seed the same is drawn in the same order. */
export interface Chance {
  /** 0 to 1, 1 excluded. */
  fraction(): number;
  /** A whole number, both ends included. */
  between(least: number, most: number): number;
  /** True once in so many draws. */
  isOneIn(many: number): boolean;
  pick<T>(some: readonly T[]): T;
  /** A sequence of its own, so that who draws from it does not disturb the others. */
  branch(): Chance;
}

/** mulberry32: small, and good enough to choose moments by. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const fraction = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number) => least + Math.floor(fraction() * (most - least + 1));
  return {
    fraction,
    between,
    isOneIn: (many) => fraction() * many < 1,
    pick: <T>(some: readonly T[]) => some[between(0, some.length - 1)] as T,
    branch: () => chanceOf(between(0, 2 ** 31)),
  };
}
