import type { Town } from '@cotiza/insurers-port';
import type { RatedPlace } from '../lines/place';

/** Where a risk is: the town that the request names or that was deduced, and its postal code. */
export function toRatedPlace({ id, provinceCode }: Town, postalCode: string): RatedPlace {
  return { provinceCode, townId: id, postalCode };
}
