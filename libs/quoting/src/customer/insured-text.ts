import { LINES, normalisePlate, personEnumerations, type InsuranceLine } from '@cotiza/contract';
import type { InsuredDwelling, InsuredObject, InsuredVehicle } from './insured-object';

const SQUARE_METRES = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 2 });

/**
 * Returns the insured object as a label and a value, for the e-mail and the page.
 *
 * @returns none for a quotation that was kept before objects were
 */
export function insuredFacts(
  line: InsuranceLine,
  insured: InsuredObject | null,
): readonly (readonly [string, string])[] {
  if (insured === null) return [];
  return [[LINES[line].insured, insured.kind === 'vehicle' ? vehicleText(insured) : dwellingText(insured)]];
}

function vehicleText(vehicle: InsuredVehicle): string {
  const { plate } = vehicle;
  return `${vehicleName(vehicle)}${plate === null ? '' : `, matrícula ${normalisePlate(plate)}`}`;
}

/** Returns the name of a vehicle: some catalogues begin that of a version with that of its model. */
export function vehicleName({ brand, model, version }: InsuredVehicle): string {
  return (version.startsWith(model) ? [brand, version] : [brand, model, version]).join(' ');
}

/** A blank that does not break stands before the unit. */
function dwellingText({ roadType, roadName, roadNumber, postalCode, town, areaM2 }: InsuredDwelling): string {
  const road = `${personEnumerations.roadType.labels[roadType]} ${roadName}, ${roadNumber}`;
  return `${road}, ${postalCode} ${town} (${areaText(areaM2)})`;
}

/** Returns a dwelling without its street: `vivienda de 90 m² en 28013 Madrid`. */
export const dwellingInShort = ({ postalCode, town, areaM2 }: InsuredDwelling): string =>
  `vivienda de ${areaText(areaM2)} en ${postalCode} ${town}`;

const areaText = (areaM2: number): string => `${SQUARE_METRES.format(areaM2)}\u00a0m²`;
