import type { CarRisk, HomeRisk, InsuredHistory, MotorcycleRisk } from '@cotiza/insurers-tariff';
import type { CalendarDay, Cents } from '@cotiza/kernel';

/** The days that ages are counted from. */
interface Days {
  readonly effectiveDate: CalendarDay;
  readonly holderBirth: CalendarDay;
}

interface MotorDays extends Days {
  readonly driverBirth: CalendarDay;
  readonly licenceDate: CalendarDay;
  readonly registered: CalendarDay;
}

interface MotorFacts extends MotorDays {
  readonly history: InsuredHistory;
  /** Five-digit code of the municipality that the price depends on. */
  readonly municipality: string;
  readonly powerKw: number;
  /** Null when it is unknown. */
  readonly priceNewCents: Cents | null;
}

/** The facts of a car that a vendor receives, in the contract's values. */
export interface CarFacts
  extends
    MotorFacts,
    Pick<
      CarRisk,
      'employment' | 'postalCode' | 'fuel' | 'annualKm' | 'parking' | 'use' | 'fines' | 'parkingFineOnly' | 'pointsLost'
    > {
  readonly line: 'Car';
}

/** The facts of a motorcycle that a vendor receives. */
export interface MotorcycleFacts
  extends
    MotorFacts,
    Pick<
      MotorcycleRisk,
      'licence' | 'spanishLicence' | 'experience' | 'electric' | 'displacementCc' | 'garage' | 'kilometersPerYear'
    > {
  readonly line: 'Motorcycle';
}

/** The facts of a home that a vendor receives. */
export interface HomeFacts
  extends
    Omit<Days, 'holderBirth'>,
    Omit<HomeRisk, 'line' | 'effectiveDate' | 'holderAge' | 'provinceCode' | 'townId'> {
  readonly line: 'Home';
  /** Null where no holder is given. */
  readonly holderBirth: CalendarDay | null;
  /** Five-digit code of the municipality of the home. */
  readonly municipality: string;
}

export type Facts = CarFacts | MotorcycleFacts | HomeFacts;
