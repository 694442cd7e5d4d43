import type { CarBody, EstimateBodyByLine, HomeBody, InsuranceLine, MotorcycleBody } from '@cotiza/contract';
import type { CalendarDay } from '@cotiza/kernel';
import type { Party, Town, VehicleVersion } from './facts';

/** The part of a request that every line has. */
interface AnyRequest {
  /** Reference of the quotation, `COT-` and ten characters; the same for every insurer asked. */
  readonly reference: string;
  /** First day of cover. Ages and seniority count to this day. */
  readonly effectiveDate: CalendarDay;
  readonly holder: Party;
  /** Where the holder lives. */
  readonly holderTown: Town;
}

export interface HomeRequest extends AnyRequest {
  readonly line: 'Home';
  readonly body: HomeBody;
  /** Where the dwelling is. */
  readonly riskTown: Town;
}

export interface CarRequest extends AnyRequest {
  readonly line: 'Car';
  readonly body: CarBody;
  readonly vehicle: VehicleVersion;
  /** First registration. */
  readonly registrationDate: CalendarDay;
  /** The habitual driver; the holder where they are the same. */
  readonly driver: Party;
  /** The owner of the vehicle; the holder where they are the same. */
  readonly owner: Party;
}

export interface MotorcycleRequest extends AnyRequest {
  readonly line: 'Motorcycle';
  readonly body: MotorcycleBody;
  readonly vehicle: VehicleVersion;
  readonly registrationDate: CalendarDay;
  /** Where the motorcycle is ridden. */
  readonly circulationTown: Town;
  readonly driver: Party;
  readonly owner: Party;
  /** The motorcycle that the rider has experience with, if another. */
  readonly previousMotorcycle: VehicleVersion | null;
}

/** A complete, consistent request: every fault has been refused and everything that can be deduced is filled in. */
export type InsurerRequest = HomeRequest | CarRequest | MotorcycleRequest;

/** The request of a line, or of any of some. */
export type RequestOf<L extends InsuranceLine> = Extract<InsurerRequest, { readonly line: L }>;

/** Of a person only the age. */
export type Aged = Pick<Party, 'birthDate'>;

/** The part of an estimate that every line has. It holds nothing that identifies a person. */
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
 * A complete, consistent set of what moves a price. Every complete request is one too: a connector that rates this rates both alike,
 * and cannot look at anything else.
 */
export type EstimateRequest = HomeEstimateRequest | CarEstimateRequest | MotorcycleEstimateRequest;

/** The estimate of a line, or of any of some. */
export type EstimateOf<L extends InsuranceLine> = Extract<EstimateRequest, { readonly line: L }>;
