import { median } from '@cotiza/tools-kit';

/** Something that was measured at a moment. */
export type Point = readonly [atSeconds: number, value: number];

/**
 * How much something grows in a second, by the median of the slopes between any two points: one that is far off moves it little
 * (Theil and Sen). 0 where there are not two moments.
 */
export function slopeOf(points: readonly Point[]): number {
  const slopes = points.flatMap(([at, value], place) =>
    points.slice(place + 1).flatMap(([later, then]) => (later > at ? [(then - value) / (later - at)] : [])),
  );
  return slopes.length === 0 ? 0 : median(slopes);
}
