import { PROVINCE_CODES, postalZoneOf, townSizeOf } from './place';
import { LARGE_TOWNS } from './large-towns';

it.each([
  ['Madrid', 28_079, 'Metropolis'],
  ['Málaga', 29_067, 'Metropolis'],
  ['Vigo', 36_057, 'City'],
  ['Segovia', 40_194, 'Town'],
  ['Soria', 42_173, 'Village'],
  ['a place of no list', 28_999, 'Village'],
] as const)('%s (%i) is a %s', (_name, townId, size) => expect(townSizeOf({ townId })).toBe(size));

it('lists each large town once, from the largest on, in a province that exists', () => {
  expect(new Set(LARGE_TOWNS.map(([id]) => id)).size).toBe(LARGE_TOWNS.length);
  const sizes = LARGE_TOWNS.map(([, thousands]) => thousands);
  expect([...sizes].sort((a, b) => b - a)).toEqual(sizes);
  for (const [id] of LARGE_TOWNS) expect(PROVINCE_CODES).toContain(String(id).padStart(5, '0').slice(0, 2));
});

it.each([
  ['28001', 'CapitalCentre'],
  ['46005', 'CapitalCentre'],
  ['28006', 'Capital'],
  ['08042', 'Capital'],
  ['28300', 'Province'],
  ['08100', 'Province'],
] as const)('%s is %s', (postalCode, zone) => expect(postalZoneOf({ postalCode })).toBe(zone));
