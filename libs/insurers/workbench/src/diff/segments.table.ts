import { defined } from '@cotiza/kernel';
import { townSizeOf, type CarRisk, type HomeRisk, type MotorcycleRisk, type Risk } from '@cotiza/insurers-tariff';

/** Divides risks into groups: every risk is in one. */
export interface Segmentation<R extends Risk> {
  readonly name: string;
  /** Returns the group of a risk, in a word or two. */
  readonly groupOf: (risk: R) => string;
}

/** Makes groups of a number: below each bound, and from the last one on. */
const groups =
  (...bounds: readonly number[]) =>
  (value: number): string => {
    const next = bounds.findIndex((bound) => value < bound);
    if (next === 0) return `under ${bounds[0]}`;
    return next < 0
      ? `${bounds.at(-1)} and more`
      : `${bounds[next - 1]}-${defined(bounds[next], 'upper bound of the segment') - 1}`;
  };

const age = groups(25, 30, 45, 65);
const licence = groups(2, 5, 15);
const vehicleAge = groups(4, 10, 15);
const claims = groups(1, 2);

const CAR: readonly Segmentation<CarRisk>[] = [
  { name: 'driver of', groupOf: ({ driverAge }) => age(driverAge) },
  { name: 'licence of years', groupOf: ({ licenceYears }) => licence(licenceYears) },
  { name: 'claims at fault', groupOf: ({ atFaultClaims }) => claims(atFaultClaims) },
  { name: 'car of years', groupOf: ({ vehicleAge: years }) => vehicleAge(years) },
  { name: 'power in kW', groupOf: ({ powerKw }) => groups(60, 90, 130)(powerKw) },
  { name: 'fuel', groupOf: ({ fuel }) => fuel },
  { name: 'use', groupOf: ({ use }) => use },
  { name: 'town', groupOf: townSizeOf },
  { name: 'province', groupOf: ({ provinceCode }) => provinceCode },
];

const MOTORCYCLE: readonly Segmentation<MotorcycleRisk>[] = [
  { name: 'rider of', groupOf: ({ riderAge }) => age(riderAge) },
  { name: 'licence of years', groupOf: ({ licenceYears }) => licence(licenceYears) },
  { name: 'claims at fault', groupOf: ({ atFaultClaims }) => claims(atFaultClaims) },
  { name: 'motorcycle of years', groupOf: ({ vehicleAge: years }) => vehicleAge(years) },
  {
    name: 'cubic centimetres',
    groupOf: ({ electric, displacementCc }) => (electric ? 'electric' : groups(51, 126, 501)(displacementCc)),
  },
  { name: 'garage', groupOf: ({ garage }) => garage },
  { name: 'province', groupOf: ({ provinceCode }) => provinceCode },
];

const HOME: readonly Segmentation<HomeRisk>[] = [
  { name: 'dwelling', groupOf: ({ dwellingType }) => dwellingType },
  { name: 'use', groupOf: ({ use }) => use },
  { name: 'occupancy', groupOf: ({ occupancy }) => occupancy },
  { name: 'built in', groupOf: ({ yearBuilt }) => groups(1960, 1980, 2000)(yearBuilt) },
  { name: 'square metres', groupOf: ({ areaM2 }) => groups(60, 90, 130)(areaM2) },
  { name: 'quality', groupOf: ({ buildQuality }) => buildQuality },
  { name: 'settlement', groupOf: ({ settlement }) => settlement },
  { name: 'town', groupOf: townSizeOf },
  { name: 'province', groupOf: ({ provinceCode }) => provinceCode },
];

/** The groups of people for which a change is reported, by line. */
export const SEGMENTATIONS: {
  readonly [L in Risk['line']]?: readonly Segmentation<Extract<Risk, { readonly line: L }>>[];
} = {
  Car: CAR,
  Motorcycle: MOTORCYCLE,
  Home: HOME,
};
