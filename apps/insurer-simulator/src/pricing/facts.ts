import type { CarRisk, HomeRisk, InsuredHistory, MotorcycleRisk } from '@cotiza/insurers-tariff';
import type { CalendarDay, Cents } from '@cotiza/kernel';

/** What the wire says of the persons, by the days that ages are counted from. */
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
  /** Null when it is not known. */
  readonly priceNewCents: Cents | null;
}

type Told<R, K extends keyof R> = Pick<R, K>;

/** A car as a vendor is told of it, in the contract's values. */
export interface CarFacts
  extends
    MotorFacts,
    Told<
      CarRisk,
      'employment' | 'postalCode' | 'fuel' | 'annualKm' | 'parking' | 'use' | 'fines' | 'parkingFineOnly' | 'pointsLost'
    > {
  readonly line: 'Car';
}

/** A motorcycle as a vendor is told of it. */
export interface MotorcycleFacts
  extends
    MotorFacts,
    Told<
      MotorcycleRisk,
      'licence' | 'spanishLicence' | 'experience' | 'electric' | 'displacementCc' | 'garage' | 'kilometersPerYear'
    > {
  readonly line: 'Motorcycle';
}

/** A dwelling as a vendor is told of it. */
export interface HomeFacts
  extends
    Omit<Days, 'holderBirth'>,
    Omit<HomeRisk, 'line' | 'effectiveDate' | 'holderAge' | 'provinceCode' | 'townId'> {
  readonly line: 'Home';
  /** Null where nobody is said to hold it. */
  readonly holderBirth: CalendarDay | null;
  /** Five-digit code of the municipality where the dwelling is. */
  readonly municipality: string;
}

export type Facts = CarFacts | MotorcycleFacts | HomeFacts;
