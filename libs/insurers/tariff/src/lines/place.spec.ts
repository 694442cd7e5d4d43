import { postalZoneOf, townSizeOf } from './place';

it.each([
  ['Madrid', 28_079, 'Metropolis'],
  ['Málaga', 29_067, 'Metropolis'],
  ['Vigo', 36_057, 'City'],
  ['Segovia', 40_194, 'Town'],
  ['Soria', 42_173, 'Village'],
  ['a place of no list', 28_999, 'Village'],
] as const)('%s (%i) is a %s', (_name, townId, size) => expect(townSizeOf({ townId })).toBe(size));

it.each([
  ['28001', 'CapitalCentre'],
  ['46005', 'CapitalCentre'],
  ['28006', 'Capital'],
  ['08042', 'Capital'],
  ['28300', 'Province'],
  ['08100', 'Province'],
] as const)('%s is %s', (postalCode, zone) => expect(postalZoneOf({ postalCode })).toBe(zone));
