import type { Fuel } from '@cotiza/quoting';

/**
 * Engine codes of the official table, which the starter uses too. M is an engine that burns petrol or ethanol: petrol is
 * what the interface has for it. Hydrogen (H) has no value in the interface, so those versions are left out.
 */
const fuelsByCode: ReadonlyMap<string, Fuel> = new Map<string, Fuel>([
  ['G', 'Gasoline'],
  ['M', 'Gasoline'],
  ['D', 'Diesel'],
  ['ELC', 'Electric'],
  ['PHEV', 'PlugInHybrid'],
  ['GYE', 'Hybrid'],
  ['DYE', 'Hybrid'],
  ['S', 'Lpg'],
  ['GLP', 'Lpg'],
  ['GNC', 'Cng'],
]);

/** The fuel of an engine code, whatever its case; undefined for a code that the interface has no value for. */
export function fuelOfCode(code: string): Fuel | undefined {
  return fuelsByCode.get(code.toUpperCase());
}
