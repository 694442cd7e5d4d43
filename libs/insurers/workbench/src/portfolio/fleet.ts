import { defined } from '@cotiza/kernel';
import type { FleetVersion } from '@cotiza/catalogues';
import type { Draw } from './draw';

/** Draws one of some versions, weighted by their number on the road. */
export type VersionDrawer = (draw: Draw) => FleetVersion;

/** The weight of a version without a count: that of a rare one. */
const UNCOUNTED = 20;

/** @throws RangeError without versions */
export function versionDrawer(versions: readonly FleetVersion[]): VersionDrawer {
  if (versions.length === 0) throw new RangeError('there is no version to draw');
  const sums = new Float64Array(versions.length);
  let sum = 0;
  versions.forEach((version, index) => (sums[index] = sum += Math.max(version.vehicles, UNCOUNTED)));
  return (draw) => {
    const wanted = draw.between(0, sum);
    let [low, high] = [0, versions.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (defined(sums[middle], 'sum up to that version') > wanted) high = middle;
      else low = middle + 1;
    }
    return defined(versions[low], 'version that was drawn');
  };
}
