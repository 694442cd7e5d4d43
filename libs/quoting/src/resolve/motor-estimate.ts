import type { EstimateBodyByLine, VehicleLine } from '@cotiza/contract';
import type { Aged, VehicleVersion } from '@cotiza/insurers-port';
import type { CalendarDay } from '@cotiza/kernel';
import type { ResolvedMotor } from './resolve-motor';

/** What every vehicle line tells the insurers that estimate besides its line, its body and its place. */
export interface MotorEstimate {
  readonly effectiveDate: CalendarDay;
  readonly holder: Aged;
  readonly driver: Aged;
  readonly vehicle: VehicleVersion;
  readonly registrationDate: CalendarDay;
}

/** Of the people of a vehicle's policy only how old they are: the driver is as old as the holder unless another is described. */
export function motorEstimateOf(
  { effective_date: effectiveDate, holder: sent, driver }: EstimateBodyByLine[VehicleLine],
  { version: vehicle, registrationDate }: ResolvedMotor,
): MotorEstimate | undefined {
  const holder: Aged = { birthDate: sent.birth_date };
  const driverBirth = driver.same_as_holder ? sent.birth_date : driver.birth_date;
  if (!vehicle || !registrationDate || driverBirth === undefined) return undefined;
  return { effectiveDate, holder, driver: { birthDate: driverBirth }, vehicle, registrationDate };
}
