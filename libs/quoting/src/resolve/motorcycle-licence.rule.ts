import { motorEnumerations } from '@cotiza/contract';
import { figureOn, type Law, type VehicleVersion } from '@cotiza/insurers-port';
import { wholeYearsBetween, type CalendarDay } from '@cotiza/kernel';

/** Values of `driving_license_type` of a motorcycle. */
export type MotorcycleLicence = (typeof motorEnumerations.motorcycleLicense.values)[number];

type Size = Pick<VehicleVersion, 'displacementCc' | 'powerKw' | 'fuel'>;

/** The day of a licence, and that on which it is used. */
interface Held {
  readonly since: CalendarDay;
  readonly on: CalendarDay;
  /** The packaged series when absent. */
  readonly law?: Law;
}

/**
 * Returns whether a licence allows a motorcycle (RD 818/2009, arts. 4 and 5, in the terms of the specification). A car licence has to be
 * held for as many years as the law of its day says, for a moped too: there the specification asks for more than the law.
 */
export const licenceAllows = (licence: MotorcycleLicence, size: Size, { since, on, law }: Held): boolean =>
  allowsSize(licence, size) &&
  (licence !== 'B' || wholeYearsBetween(since, on) >= figureOn('licence_B_125', since, law));

/**
 * Returns whether a licence allows a motorcycle of a size, a car licence once it has been held long enough. An electric motorcycle has
 * no displacement and counts by its power alone.
 */
export function allowsSize(licence: MotorcycleLicence, { displacementCc, powerKw, fuel }: Size): boolean {
  const isElectric = fuel === 'Electric';
  switch (licence) {
    case 'A':
      return true;
    case 'A2':
      return powerKw <= 35;
    case 'A1':
      return displacementCc <= 125 && powerKw <= 11;
    case 'AM':
    case 'LCM':
      return isElectric ? powerKw <= 4 : displacementCc <= 50;
    case 'B':
      return isElectric ? powerKw <= 11 : displacementCc <= 125;
  }
}

/**
 * Returns the licences that allow a motorcycle which this one does not. The years of another licence are not known: a car licence
 * is listed, and the fault says how many years it needs.
 */
export const licencesThatAllow = (version: VehicleVersion, refused: MotorcycleLicence): readonly MotorcycleLicence[] =>
  motorEnumerations.motorcycleLicense.values.filter((licence) => licence !== refused && allowsSize(licence, version));
