import { homeEnumerations, motorEnumerations, type Enumeration, type InsuranceLine } from '@cotiza/contract';
import { bodyOf, VARIANTS, type BodyDraft } from '@cotiza/contract/testing';
import type { InsurerRequest } from '@cotiza/insurers-port';
import { carRequest, homeRequest, motorcycleRequest, TEST_CAR, TEST_MOTORCYCLE } from '@cotiza/insurers-port/testing';

export interface NamedRequest {
  readonly name: string;
  readonly request: InsurerRequest;
}

/** Makes the insurer requests for every way in which a body can vary, and every value that a price may depend on. */
export function everyInsurerRequest(): NamedRequest[] {
  const requests = [...everyVariant(), ...everyValue(), ...everyFuel()];
  return requests.map(({ name, request }, index) => {
    return { name, request: { ...request, reference: `COT-${String(index).padStart(10, '0')}` } };
  });
}

function everyVariant(): NamedRequest[] {
  return VARIANTS.map(({ name, draft }) => ({ name, request: requestOf(draft) }));
}

function requestOf(draft: BodyDraft): InsurerRequest {
  if (draft.line === 'Home') return homeRequest(draft as never);
  if (draft.line === 'Car') return carRequest(draft as never);
  const previousMotorcycle = draft.at('driver.previous_motorcycle_code') === undefined ? null : TEST_MOTORCYCLE;
  return motorcycleRequest(draft as never, { previousMotorcycle });
}

/** Enumerated fields that a price may depend on. */
const PRICED: readonly (readonly [InsuranceLine, string, Enumeration])[] = [
  ['Home', 'risk.use', homeEnumerations.homeUse],
  ['Home', 'risk.occupancy', homeEnumerations.occupancy],
  ['Home', 'risk.dwelling_type', homeEnumerations.dwellingType],
  ['Home', 'risk.location', homeEnumerations.homeLocation],
  ['Home', 'risk.materials', homeEnumerations.materials],
  ['Home', 'risk.build_quality', homeEnumerations.buildQuality],
  ['Home', 'risk.alarm', homeEnumerations.alarm],
  ['Home', 'risk.settlement_type', homeEnumerations.settlementType],
  ['Car', 'vehicle.use', motorEnumerations.carUse],
  ['Car', 'vehicle.annual_km', motorEnumerations.annualKm],
  ['Car', 'vehicle.parking_type', motorEnumerations.parking],
  ['Car', 'driver.penalties', motorEnumerations.penalties],
  ['Motorcycle', 'vehicle.garage_type_id', motorEnumerations.parking],
  ['Motorcycle', 'driver.driving_license_type', motorEnumerations.motorcycleLicense],
  ['Motorcycle', 'driver.driving_license_issuing_zone_id', motorEnumerations.licenseZone],
];

function everyValue(): NamedRequest[] {
  return PRICED.flatMap(([line, path, { values }]) =>
    values.map((value) => {
      const isOneFine = path === 'driver.penalties' && value === '1';
      const draft = bodyOf(line).with(path, value);
      const body = isOneFine ? draft.with('driver.parking_fine_only', false) : draft;
      return { name: `${line} ${path} ${value}`, request: requestOf(body) };
    }),
  );
}

function everyFuel(): NamedRequest[] {
  return motorEnumerations.fuel.values.map((fuel) => {
    const displacementCc = fuel === 'Electric' ? 0 : TEST_CAR.displacementCc;
    const vehicle = { ...TEST_CAR, fuel, displacementCc, newPriceCents: null };
    return {
      name: `Car fuel ${fuel}`,
      request: carRequest(bodyOf('Car').without('vehicle.retail_price'), { vehicle }),
    };
  });
}
