import { TEST_CAR, TEST_MOTORCYCLE } from '@cotiza/insurers-port/testing';
import type { Town, VehicleVersion } from '@cotiza/insurers-port';
import type { PlateIssue, PlateMatch, PlateRegistry, PostalCodeAnswer, ReferenceData } from '../ports/reference-data';

const town = (id: number, name: string): Town => ({ id, name, provinceCode: String(id).padStart(5, '0').slice(0, 2) });

/** Small reference data for tests: a code with one town, one with two, and every other code unlisted. */
export const SINGLE_TOWN_CODE = '28013';
export const SEVERAL_TOWNS_CODE = '03001';
export const UNLISTED_CODE = '28999';
export const TOWNS = {
  madrid: town(28079, 'Madrid'),
  alicante: town(3014, 'Alacant'),
  campello: town(3050, 'Campello'),
};

const LISTED: Record<string, readonly Town[]> = {
  [SINGLE_TOWN_CODE]: [TOWNS.madrid],
  [SEVERAL_TOWNS_CODE]: [TOWNS.alicante, TOWNS.campello],
};

/** The series of the plates of the example bodies; any other may be of any year. */
const PLATE_SERIES: Readonly<Record<string, PlateIssue>> = {
  MKF: { from: '2023-09-01', until: '2023-10-01' },
  LXT: { from: '2022-05-01', until: '2022-06-01' },
};

export interface TestVehicles {
  readonly cars?: readonly VehicleVersion[];
  readonly motorcycles?: readonly VehicleVersion[];
}

/** Reference data of tests. Occupation 2611 and the companies of the example bodies and those of other countries exist, nothing else. */
export function testReferenceData({
  cars = [TEST_CAR],
  motorcycles = [TEST_MOTORCYCLE],
}: TestVehicles = {}): ReferenceData {
  return {
    findPostalCode: (code): PostalCodeAnswer =>
      LISTED[code] ? { kind: 'listed', towns: LISTED[code] } : { kind: 'unlisted', provinceCode: code.slice(0, 2) },
    findTown: (id) => Object.values(TOWNS).find((known) => known.id === id),
    findCar: (id) => cars.find((version) => version.id === id),
    findMotorcycle: (id) => motorcycles.find((version) => version.id === id),
    motorcyclesWithStatedPower: () => [TEST_MOTORCYCLE],
    findPlateSeries: (series) => PLATE_SERIES[series] ?? { from: '2000-09-01', until: null },
    hasCarBrand: (id) => cars.some(({ brandId }) => brandId === id),
    brandOfCarModel: (id) => cars.find(({ modelId }) => modelId === id)?.brandId,
    hasOccupation: (code) => code === '2611',
    hasCarCompany: (code) => code === 'C0109' || code === 'OTRA',
    hasMotorcycleCompany: (code) => code === 'MT-C0109' || code === 'MT-OTRA',
  };
}

export const registryOf = (...matches: PlateMatch[]): PlateRegistry => ({ find: () => matches });
