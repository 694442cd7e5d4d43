import type { EstimateBodyByLine, InsuranceLine } from '@cotiza/contract';
import type { CalendarDay } from '@cotiza/kernel';
import type { Party, Town, VehicleVersion } from './facts';

/** Of a person only the age. */
export type Aged = Pick<Party, 'birthDate'>;

/** What every insurer that estimates is told, whatever the line. Nobody is in it, so nothing of it leads to anybody. */
interface AnyEstimate {
  /** Of this question alone: it names nothing that is kept. */
  readonly reference: string;
  /** First day of cover. Ages and seniority count to this day. */
  readonly effectiveDate: CalendarDay;
}

export interface HomeEstimateRequest extends AnyEstimate {
  readonly line: 'Home';
  readonly body: EstimateBodyByLine['Home'];
  /** Where the dwelling is. */
  readonly riskTown: Town;
  /** Known in a quotation alone: it moves no price. */
  readonly holder?: Aged;
}

interface MotorEstimate extends AnyEstimate {
  readonly vehicle: VehicleVersion;
  /** First registration. */
  readonly registrationDate: CalendarDay;
  readonly holder: Aged;
  /** The habitual driver; the holder where they are the same. */
  readonly driver: Aged;
  /** Known in a quotation alone. */
  readonly owner?: Aged;
}

export interface CarEstimateRequest extends MotorEstimate {
  readonly line: 'Car';
  readonly body: EstimateBodyByLine['Car'];
  /** Where the holder lives. */
  readonly holderTown: Town;
}

export interface MotorcycleEstimateRequest extends MotorEstimate {
  readonly line: 'Motorcycle';
  readonly body: EstimateBodyByLine['Motorcycle'];
  /** Where the motorcycle is ridden. */
  readonly circulationTown: Town;
}

/**
 * What moves a price, complete and consistent. Every complete request is one too: a connector that rates this rates both alike,
 * and cannot look at anything else.
 */
export type EstimateRequest = HomeEstimateRequest | CarEstimateRequest | MotorcycleEstimateRequest;

/** The estimate of a line, or of any of some. */
export type EstimateOf<L extends InsuranceLine> = Extract<EstimateRequest, { readonly line: L }>;
