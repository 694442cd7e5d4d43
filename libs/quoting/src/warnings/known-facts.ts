import type { CarBody, HomeBody, MotorcycleBody, PlateKind } from '@cotiza/contract';
import type { VehicleVersion } from '@cotiza/insurers-port';
import type { CalendarDay } from '@cotiza/kernel';
import type { PlateIssue } from '../ports/reference-data';
import type { IdentityFields } from '../resolve/party';

/**
 * The sound part of a request, and what reference data adds to it. Facts that are missing or faulty are undefined, and no rule
 * holds for them.
 */
export interface PolicyFacts {
  readonly today: CalendarDay;
  /** First day of cover. */
  readonly effectiveDate: CalendarDay | undefined;
  readonly holderBirth: CalendarDay | undefined;
  readonly email: string | undefined;
  /** Returns what a text field holds. */
  readonly textAt: (path: string) => string | undefined;
  /** The documents of the people that are described. */
  readonly identities: Partial<Record<'holder' | 'driver' | 'owner', IdentityFields>>;
}

export interface HomeFacts extends PolicyFacts {
  readonly use: HomeBody['risk']['use'] | undefined;
  readonly occupancy: HomeBody['risk']['occupancy'] | undefined;
  readonly rooms: number | undefined;
  readonly cadastralReference: string | undefined;
  /** True where the holder lives in the insured dwelling. */
  readonly livesThere: boolean;
  /** True where the holder's address is another one. */
  readonly livesElsewhere: boolean;
  readonly areaM2: number | undefined;
  readonly buildQuality: HomeBody['risk']['build_quality'] | undefined;
  /** Sum insured of the buildings, in euros. */
  readonly buildings: number | undefined;
  /** Sum insured of the contents, in euros. */
  readonly contents: number | undefined;
}

/** Both vehicle lines. */
export interface MotorFacts extends PolicyFacts {
  /** Of the driver, who may be the holder. */
  readonly driverBirth: CalendarDay | undefined;
  /** Of a driver who is described: undefined where the holder drives. */
  readonly otherDriverBirth: CalendarDay | undefined;
  readonly ownerBirth: CalendarDay | undefined;
  readonly licenceDate: CalendarDay | undefined;
  readonly insuredYears: number | undefined;
  readonly cleanYears: number | undefined;
  /** At-fault accidents of the last five years. */
  readonly accidents: number | undefined;
  readonly version: VehicleVersion | undefined;
  /** First registration: as sent, or as the plate says. */
  readonly registrationDate: CalendarDay | undefined;
  readonly plateKind: PlateKind | undefined;
  /** False where the vehicle insured before has no Spanish plate. */
  readonly previousPlateIsSpanish: boolean | undefined;
  readonly previousCompany: string | undefined;
  /** When plates of its series were issued: undefined where the plate does not say. */
  readonly plateIssued: PlateIssue | undefined;
}

export interface CarFacts extends MotorFacts {
  /** Price new as sent, in euros. */
  readonly retailPrice: number | undefined;
  readonly licence: CarBody['driver']['driving_license_type'] | undefined;
}

export interface MotorcycleFacts extends MotorFacts {
  readonly licence: MotorcycleBody['driver']['driving_license_type'] | undefined;
  readonly carLicenceDate: CalendarDay | undefined;
}

/** A rule for something that is allowed and hardly true. */
export interface WarningRule<F> {
  /** Names the rule for its tests and its documents. */
  readonly id: string;
  /** Path of the field that is asked again. */
  readonly campo: string;
  /** Certainly improbable: false where anything that it reads is not known. */
  readonly holds: (facts: F) => boolean;
  /** Spanish, for the customer: what was received is not in it. */
  readonly mensaje: string;
  /** English, for the form. */
  readonly english: string;
}
