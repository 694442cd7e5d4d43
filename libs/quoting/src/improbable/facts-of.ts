import { normalisePlate, plateKind, type SoundPart } from '@cotiza/contract';
import type { CalendarDay } from '@cotiza/kernel';
import type { PlateIssue, PlateSeries } from '../ports/reference-data';
import type { ResolvedVehicle } from '../resolve/vehicle.rule';
import type { CarFacts, HomeFacts, MotorcycleFacts, MotorFacts, PolicyFacts } from './known-facts';

/** Provincial plates ended on 17 September 2000 (RD 2822/1998, annex XVIII); the oldest are of 1900. */
const PROVINCIAL_PLATES: PlateIssue = { from: '1900-10-31', until: '2000-09-18' };
/** The letters of an ordinary plate follow its four digits. */
const SERIES_AT = 4;

export function homeFacts(sound: SoundPart<'Home'>, today: CalendarDay): HomeFacts {
  const { risk } = sound;
  return {
    ...policyFacts(sound, today),
    use: risk?.use,
    areaM2: risk?.area_m2,
    buildQuality: risk?.build_quality,
    buildings: risk?.buildings_limit,
  };
}

/** What is known of the vehicle once reference data was consulted. */
export interface VehicleKnown extends ResolvedVehicle {
  readonly plateSeries: PlateSeries;
}

export function carFacts(sound: SoundPart<'Car'>, known: VehicleKnown, today: CalendarDay): CarFacts {
  return { ...motorFacts(sound, known, today), licence: sound.driver?.driving_license_type };
}

export function motorcycleFacts(
  sound: SoundPart<'Motorcycle'>,
  known: VehicleKnown,
  today: CalendarDay,
): MotorcycleFacts {
  return {
    ...motorFacts(sound, known, today),
    licence: sound.driver?.driving_license_type,
    carLicenceDate: sound.driver?.car_license_date,
  };
}

function policyFacts(sound: SoundPart, today: CalendarDay): PolicyFacts {
  return { today, effectiveDate: sound.effective_date, holderBirth: sound.holder?.birth_date };
}

function motorFacts(
  sound: SoundPart<'Car' | 'Motorcycle'>,
  { version, registrationDate, plateSeries }: VehicleKnown,
  today: CalendarDay,
): MotorFacts {
  const sent = sound.vehicle?.registration_plate;
  const plate = sent && normalisePlate(sent);
  return {
    ...policyFacts(sound, today),
    ...peopleFacts(sound),
    version,
    registrationDate,
    plate,
    plateIssued: plate === undefined ? undefined : issueOf(plate, plateSeries),
  };
}

function peopleFacts({ driver, holder, owner }: SoundPart<'Car' | 'Motorcycle'>) {
  return {
    driverBirth: driver?.same_as_holder === true ? holder?.birth_date : driver?.birth_date,
    otherDriverBirth: driver?.birth_date,
    ownerBirth: owner?.birth_date,
    licenceDate: driver?.driving_license_date,
    insuredYears: driver?.total_years_insured,
    cleanYears: driver?.years_without_accidents,
    accidents: driver?.last_five_years_accidents,
  };
}

function issueOf(plate: string, plates: PlateSeries): PlateIssue | undefined {
  switch (plateKind(plate)) {
    case 'ordinary':
      return plates.findPlateSeries(plate.slice(SERIES_AT));
    case 'provincial':
      return PROVINCIAL_PLATES;
    default:
      return undefined;
  }
}
