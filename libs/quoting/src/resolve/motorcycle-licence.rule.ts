import { motorEnumerations } from '@cotiza/contract';
import type { VehicleVersion } from '@cotiza/insurers-port';

/** Values of `driving_license_type` of a motorcycle. */
export type MotorcycleLicence = (typeof motorEnumerations.motorcycleLicense.values)[number];

/** Years of seniority that a car licence needs for a motorcycle (RD 818/2009, art. 5). */
const CAR_LICENCE_YEARS = 3;

/**
 * Returns whether a licence allows a motorcycle (RD 818/2009, arts. 4 and 5, in the terms of the specification). An electric
 * motorcycle has no displacement and counts by its power alone.
 *
 * @param seniorityYears whole years held on the effective date
 */
export function licenceAllows(
  licence: MotorcycleLicence,
  { displacementCc, powerKw, fuel }: Pick<VehicleVersion, 'displacementCc' | 'powerKw' | 'fuel'>,
  seniorityYears: number,
): boolean {
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
      return seniorityYears >= CAR_LICENCE_YEARS && (isElectric ? powerKw <= 11 : displacementCc <= 125);
  }
}

/**
 * Returns the licences that allow a motorcycle which this one does not. The years of another licence are not known: a car licence
 * is listed, and the fault says how many years it needs.
 */
export const licencesThatAllow = (version: VehicleVersion, refused: MotorcycleLicence): readonly MotorcycleLicence[] =>
  motorEnumerations.motorcycleLicense.values.filter(
    (licence) => licence !== refused && licenceAllows(licence, version, CAR_LICENCE_YEARS),
  );
