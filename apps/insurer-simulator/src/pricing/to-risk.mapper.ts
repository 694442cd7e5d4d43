import {
  carPriceNew,
  depreciate,
  motorcyclePriceNew,
  type CarRisk,
  type HomeRisk,
  type MotorcycleRisk,
  type Risk,
} from '@cotiza/insurers-tariff';
import { wholeYearsBetween, yearOf } from '@cotiza/kernel';
import type { CarFacts, Facts, HomeFacts, MotorcycleFacts } from './facts';

const PROVINCE_DIGITS = 2;

/** Maps the facts that an insurer received to a risk of the tariff. */
export function toRisk(facts: Facts): Risk {
  switch (facts.line) {
    case 'Home':
      return toHomeRisk(facts);
    case 'Car':
      return toCarRisk(facts);
    case 'Motorcycle':
      return toMotorcycleRisk(facts);
  }
}

function toHomeRisk({ holderBirth, municipality, ...dwelling }: HomeFacts): HomeRisk {
  const holderAge = holderBirth === null ? null : wholeYearsBetween(holderBirth, dwelling.effectiveDate);
  return { ...dwelling, ...placeOf(municipality), holderAge };
}

function toCarRisk(facts: CarFacts): CarRisk {
  const { effectiveDate, holderBirth, driverBirth, licenceDate, registered, history, municipality, ...rest } = facts;
  const { priceNewCents, ...car } = rest;
  const price = carPriceNew({
    declaredCents: priceNewCents,
    catalogueCents: null,
    powerKw: car.powerKw,
    fuel: car.fuel,
    fromYear: yearOf(registered),
  });
  return {
    ...car,
    ...history,
    effectiveDate,
    holderAge: wholeYearsBetween(holderBirth, effectiveDate),
    driverAge: wholeYearsBetween(driverBirth, effectiveDate),
    licenceYears: wholeYearsBetween(licenceDate, effectiveDate),
    licenceAge: wholeYearsBetween(driverBirth, licenceDate),
    ...placeOf(municipality),
    vehicleAge: wholeYearsBetween(registered, effectiveDate),
    retailValueCents: depreciate(price, registered, effectiveDate),
  };
}

function toMotorcycleRisk(facts: MotorcycleFacts): MotorcycleRisk {
  const { effectiveDate, holderBirth, driverBirth, licenceDate, registered, history, municipality, ...rest } = facts;
  const { priceNewCents, ...motorcycle } = rest;
  const price = motorcyclePriceNew({ ...motorcycle, catalogueCents: priceNewCents });
  return {
    ...motorcycle,
    ...history,
    effectiveDate,
    licenceDate,
    holderAge: wholeYearsBetween(holderBirth, effectiveDate),
    riderAge: wholeYearsBetween(driverBirth, effectiveDate),
    licenceYears: wholeYearsBetween(licenceDate, effectiveDate),
    licenceAge: wholeYearsBetween(driverBirth, licenceDate),
    provinceCode: placeOf(municipality).provinceCode,
    vehicleAge: wholeYearsBetween(registered, effectiveDate),
    retailValueCents: depreciate(price, registered, effectiveDate),
  };
}

function placeOf(municipality: string): { readonly provinceCode: string; readonly townId: number } {
  return { provinceCode: municipality.slice(0, PROVINCE_DIGITS), townId: Number(municipality) };
}
