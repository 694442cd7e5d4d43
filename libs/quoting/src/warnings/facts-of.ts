import {
  isSpanishPlate,
  normalisePlate,
  plateKind,
  valueAt,
  type PlateKind,
  type SoundPart,
  type VehicleLine,
} from '@cotiza/contract';
import { type CalendarDay, wholeYearsBetween, yearOf } from '@cotiza/kernel';
import type { PlateIssue, PlateSeries } from '../ports/reference-data';
import type { ResolvedVehicle } from '../resolve/vehicle.rule';
import type { CarFacts, HomeFacts, MotorcycleFacts } from './known-facts';

/** Returns whether one is more or later than the other; false where either is not known. */
export function isAbove<T extends number | CalendarDay>(one: T | undefined, other: T | undefined): boolean {
  return one !== undefined && other !== undefined && one > other;
}

/** Returns whole years; undefined where either day is not known. */
export function yearsFrom(from: CalendarDay | undefined, to: CalendarDay | undefined): number | undefined {
  return from === undefined || to === undefined ? undefined : wholeYearsBetween(from, to);
}

/** Returns years begun: a licence of two years and a day is in its third year, and may be insured for that year too. */
export function startedYearsFrom(from: CalendarDay | undefined, to: CalendarDay | undefined): number | undefined {
  if (from === undefined || to === undefined) return undefined;
  return -wholeYearsBetween(to, from);
}

/** Returns the day so many years later, only to compare with: 29 February stays 29 February in any year. */
export function yearsLater(day: CalendarDay, years: number): CalendarDay {
  return `${String(yearOf(day) + years).padStart(4, '0')}${day.slice(4)}`;
}

/** Provincial plates ended on 17 September 2000 (RD 2822/1998, annex XVIII); the oldest are of 1900. */
const PROVINCIAL_PLATES: PlateIssue = { from: '1900-10-31', until: '2000-09-18' };
/** The letters of an ordinary plate follow its four digits. */
const SERIES_AT = 4;

export const homeFacts = (sound: SoundPart<'Home'>, today: CalendarDay): HomeFacts => {
  const { effective_date, holder = {}, risk = {} } = sound;
  return {
    today,
    effectiveDate: effective_date,
    holderBirth: holder.birth_date,
    email: holder.email,
    identities: { holder },
    textAt: textIn(sound),
    use: risk.use,
    occupancy: risk.occupancy,
    rooms: risk.rooms,
    cadastralReference: risk.cadastral_reference,
    livesThere: holder.address_same_as_risk === true,
    livesElsewhere: isAnother(holder.address, risk.address),
    areaM2: risk.area_m2,
    buildQuality: risk.build_quality,
    buildings: risk.buildings_limit,
    contents: risk.contents_limit,
  };
};

type Address = Partial<Record<'postal_code' | 'road_name' | 'road_number', string>>;

/** Returns true for two addresses that are known to differ in street or number. */
function isAnother(one: Address | undefined, other: Address | undefined): boolean {
  const [mine, theirs] = [one, other].map(
    (address) => address && `${address.road_name} ${address.road_number}`.toLowerCase(),
  );
  return mine !== undefined && theirs !== undefined && mine !== theirs;
}

const textIn = (sound: object) => (path: string) => {
  const value = valueAt(sound as Readonly<Record<string, unknown>>, path);
  return typeof value === 'string' ? value : undefined;
};

/** The vehicle as the reference data knows it. */
export interface VehicleKnown extends ResolvedVehicle {
  readonly plateSeries: PlateSeries;
}

export const carFacts = (sound: SoundPart<'Car'>, known: VehicleKnown, today: CalendarDay): CarFacts => ({
  ...motorFacts(sound, known, today, sound.driver?.driving_license_type, undefined),
  retailPrice: sound.vehicle?.retail_price,
});

export const motorcycleFacts = (
  sound: SoundPart<'Motorcycle'>,
  known: VehicleKnown,
  today: CalendarDay,
): MotorcycleFacts =>
  motorFacts(sound, known, today, sound.driver?.driving_license_type, sound.driver?.car_license_date);

function motorFacts<L>(
  sound: SoundPart<VehicleLine>,
  { version, registrationDate, plateSeries }: VehicleKnown,
  today: CalendarDay,
  licence: L | undefined,
  carLicenceDate: CalendarDay | undefined,
) {
  const { effective_date, holder = {}, driver = {}, owner = {}, vehicle = {} } = sound;
  const previous = driver.previous_plate;
  const plate = vehicle.registration_plate === undefined ? undefined : normalisePlate(vehicle.registration_plate);
  const kind = plate === undefined ? undefined : plateKind(plate);
  return {
    today,
    effectiveDate: effective_date,
    holderBirth: holder.birth_date,
    email: holder.email,
    identities: { holder, driver, owner },
    textAt: textIn(sound),
    driverBirth: driver.same_as_holder === true ? holder.birth_date : driver.birth_date,
    otherDriverBirth: driver.birth_date,
    ownerBirth: owner.birth_date,
    licence,
    licenceDate: driver.driving_license_date,
    carLicenceDate,
    insuredYears: driver.total_years_insured,
    cleanYears: driver.years_without_accidents,
    accidents: driver.last_five_years_accidents,
    version,
    registrationDate,
    plateKind: kind,
    previousPlateIsSpanish: previous === undefined ? undefined : isSpanishPlate(previous),
    previousCompany: driver.previous_company_code,
    plateIssued: plate === undefined ? undefined : issueOf(plate, kind, plateSeries),
  };
}

function issueOf(plate: string, kind: PlateKind | undefined, plates: PlateSeries): PlateIssue | undefined {
  switch (kind) {
    case 'ordinary':
      return plates.findPlateSeries(plate.slice(SERIES_AT));
    case 'provincial':
      return PROVINCIAL_PLATES;
    default:
      return undefined;
  }
}
