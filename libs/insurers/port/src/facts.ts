import type { CalendarDay } from '@cotiza/kernel';
import type { motorEnumerations, personEnumerations } from '@cotiza/contract';

/** A municipality of the INE register. `id` is its five-digit code as an integer: 28079 is Madrid. */
export interface Town {
  readonly id: number;
  readonly name: string;
  /** INE province code, `01` to `52`. */
  readonly provinceCode: string;
}

/** Values of `fuel_type`; a motorcycle is `Gasoline` or `Electric`. */
export type Fuel = (typeof motorEnumerations.fuel.values)[number];

/** One exact version of the vehicle catalogue. */
export interface VehicleVersion {
  /** `version_id` of a car, `code` of a motorcycle; stable from one build of the catalogue to the next. */
  readonly id: string;
  readonly brandId: string;
  readonly brandName: string;
  readonly modelId: string;
  readonly modelName: string;
  readonly name: string;
  readonly fuel: Fuel;
  /** Displacement in cubic centimetres; 0 for an electric vehicle. */
  readonly displacementCc: number;
  /** Maximum power in kilowatts, one decimal at most. */
  readonly powerKw: number;
  /** True where no source states the power; false for a generic version, whose class states its limits. */
  readonly powerIsEstimated: boolean;
  /** First and last year that the source gives, where it gives any: it may have been on sale before and after. */
  readonly fromYear: number | null;
  readonly toYear: number | null;
  /** First year on sale, where the source states since when it was sold; null where it was only seen in a list of a year. */
  readonly firstSoldYear: number | null;
  /**
   * Last year on sale, where the source states until when it was sold, or when the last of it were built; null where it is
   * still sold or was only seen in a list of a year.
   */
  readonly lastSoldYear: number | null;
  /** Price new in integer euro cents, taxes in, where known or estimated. */
  readonly newPriceCents: number | null;
  /** True for a price that is estimated from those of similar vehicles. */
  readonly priceIsEstimated: boolean;
}

/** A person of the policy, with what the request leaves to be deduced filled in. */
export interface Party {
  readonly documentType: 'Dni' | 'Nie' | 'Passport';
  /** Upper case. */
  readonly documentId: string;
  readonly name: string;
  readonly surname: string;
  /** Empty when the person has none. */
  readonly surname2: string;
  readonly birthDate: CalendarDay;
  readonly gender: 'Male' | 'Female';
  readonly maritalStatus: 'Single' | 'Married' | 'UnmarriedPartner' | 'Divorced' | 'Widowed';
  /** ISO 3166-1 alpha-3; `ESP` with a DNI. */
  readonly nationality: (typeof personEnumerations.country.values)[number];
}
