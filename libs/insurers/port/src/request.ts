import type { CarBody, HomeBody, InsuranceLine, MotorcycleBody } from '@cotiza/contract';
import type { CalendarDay } from '@cotiza/kernel';
import type { Party, Town, VehicleVersion } from './facts';

/** What every insurer is told, whatever the line. */
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
