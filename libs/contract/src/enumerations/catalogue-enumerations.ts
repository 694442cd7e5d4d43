import type { CatalogueName } from '../catalogue-names';
import type { Enumeration } from './enumeration';
import * as home from './home';
import * as motor from './motor';
import * as person from './person';

/** The catalogues whose values are an enumeration of the contract; the rest are reference data. */
export const catalogueEnumerations = {
  'document-types': person.documentType,
  genders: person.gender,
  nationalities: person.country,
  'marital-statuses': person.maritalStatus,
  'employment-statuses': person.employmentStatus,
  'home-property-types': home.dwellingType,
  'home-build-materials': home.materials,
  'home-occupancies': home.occupancy,
  'home-locations': home.homeLocation,
  'home-build-qualities': home.buildQuality,
  'home-alarm-types': home.alarm,
  'home-settlement-types': home.settlementType,
  'driving-license-types': motor.carLicense,
  'fuel-types': motor.fuel,
  'car-use-types': motor.carUse,
  'annual-km-options': motor.annualKm,
  'car-parking-types': motor.parking,
  'motorcycle-garage-types': motor.parking,
  'motorcycle-driving-experience': motor.ridingExperience,
  'motorcycle-driving-license-types': motor.motorcycleLicense,
  'motorcycle-engine-types': motor.motorcycleEngine,
  'home-uses': home.homeUse,
  'road-types': person.roadType,
} as const satisfies Partial<Record<CatalogueName, Enumeration>>;
