import { LARGE_TOWNS } from './large-towns';
import { enumerated, type EnumeratedVariable } from './variable';
import type { Town } from '@cotiza/insurers-port';

/** Where a risk is, as far as a tariff looks at it. */
export interface RatedPlace {
  /** INE province code, `01` to `52`. */
  readonly provinceCode: string;
  /** Municipality: its five-digit INE code as an integer. */
  readonly townId: number;
  /** Five digits. */
  readonly postalCode: string;
}

/** Municipalities by inhabitants: half a million, a hundred thousand, fifty thousand, and fewer. */
export const TOWN_SIZES = ['Metropolis', 'City', 'Town', 'Village'] as const;

export type TownSize = (typeof TOWN_SIZES)[number];

/** Thousands of inhabitants from which a municipality is of a size. */
const METROPOLIS = 500;
const CITY = 100;

/** The capital of the province, its centre apart, and all the rest of the province. */
export const POSTAL_ZONES = ['CapitalCentre', 'Capital', 'Province'] as const;

export type PostalZone = (typeof POSTAL_ZONES)[number];

const SIZES: ReadonlyMap<number, TownSize> = new Map(
  LARGE_TOWNS.map(([id, thousands]) => [
    id,
    thousands >= METROPOLIS ? 'Metropolis' : thousands >= CITY ? 'City' : 'Town',
  ]),
);

export function townSizeOf({ townId }: Pick<RatedPlace, 'townId'>): TownSize {
  return SIZES.get(townId) ?? 'Village';
}

/** Matches the postcodes of a provincial capital: the digit after the two of the province is 0. */
const CAPITAL = /^\d\d0/u;

/** The lowest numbers of a capital, 01 to 05, are its centre: districts are numbered outwards. */
const CENTRE = /^\d\d00[1-5]$/u;

export function postalZoneOf({ postalCode }: Pick<RatedPlace, 'postalCode'>): PostalZone {
  if (CENTRE.test(postalCode)) return 'CapitalCentre';
  return CAPITAL.test(postalCode) ? 'Capital' : 'Province';
}

/** The two variables that a place has besides its province. */
export const placeVariables: {
  readonly townSize: EnumeratedVariable<RatedPlace>;
  readonly postalZone: EnumeratedVariable<RatedPlace>;
} = {
  townSize: enumerated(TOWN_SIZES, townSizeOf, 'lugar'),
  postalZone: enumerated(POSTAL_ZONES, postalZoneOf, 'lugar'),
};

/** The INE codes of the 52 provinces and autonomous cities, `01` (Araba/Álava) to `52` (Melilla). */
export const PROVINCE_CODES: readonly string[] = Array.from({ length: 52 }, (_, index) =>
  String(index + 1).padStart(2, '0'),
);

/** Where a risk is: the town that the request names or that was deduced, and its postal code. */
export function toRatedPlace({ id, provinceCode }: Town, postalCode: string): RatedPlace {
  return { provinceCode, townId: id, postalCode };
}
