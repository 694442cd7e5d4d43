import { normalisePlate } from '@cotiza/contract';
import type {
  CarEstimateRequest,
  CarRequest,
  MotorcycleEstimateRequest,
  MotorcycleRequest,
} from '@cotiza/insurers-port';
import { type Cents, defined, fromEuros } from '@cotiza/kernel';

/** The body of a vehicle's request, with or without personal data. */
export type AnyMotor = CarEstimateRequest | MotorcycleEstimateRequest;
type MotorRequest = CarRequest | MotorcycleRequest;
type Driver = MotorRequest['body']['driver'];

/** Keys of the supervisor's register; the catalogue also has trade names of its own. */
const REGISTER_KEY = /^[A-Z]\d{4}$/;
const UNLISTED_COMPANY = 'OTRA';

/** Motorcycle companies have the codes of the register with this prefix. */
const MOTORCYCLE_PREFIX = /^MT-/;

/** Returns the plate without separators, in upper case; undefined for a vehicle without a plate yet. */
export function plateOf({ body }: MotorRequest): string | undefined {
  const plate = body.vehicle.registration_plate;
  return plate === undefined ? undefined : normalisePlate(plate);
}

/** Returns the price new with taxes: the customer's before the catalogue's, unless that is estimated; undefined without either. */
export function newPriceCents(request: AnyMotor): Cents | undefined {
  const declared = request.line === 'Car' ? request.body.vehicle.retail_price : undefined;
  if (declared !== undefined) return fromEuros(declared);
  const { newPriceCents, priceIsEstimated } = request.vehicle;
  return priceIsEstimated ? undefined : (newPriceCents ?? undefined);
}

/** The insurance history of a driver, complete. */
export interface InsuredHistory {
  /** Its key in the supervisor's register, such as `C0109`; `OTRA` for one that is not listed. */
  readonly companyKey: string;
  readonly policy: string;
  readonly plate: string;
  readonly totalYears: number;
  readonly companyYears: number;
  readonly cleanYears: number;
  readonly atFaultClaims: number;
}

/** Returns the driver's history; undefined for one who was not insured before. */
export function historyOf(driver: Driver): InsuredHistory | undefined {
  if (!driver.previously_insured) return undefined;
  return {
    companyKey: companyKeyOf(defined(driver.previous_company_code, 'company of who was insured before')),
    policy: defined(driver.previous_policy_number, 'policy of who was insured before'),
    plate: normalisePlate(defined(driver.previous_plate, 'plate of who was insured before')),
    totalYears: defined(driver.total_years_insured, 'years insured of who was insured before'),
    companyYears: defined(driver.years_in_previous_company, 'years in the company of who was insured before'),
    cleanYears: defined(driver.years_without_accidents, 'years without accidents of who was insured before'),
    atFaultClaims: defined(driver.last_five_years_accidents, 'count of accidents of who was insured before'),
  };
}

function companyKeyOf(code: string): string {
  const key = code.replace(MOTORCYCLE_PREFIX, '');
  return REGISTER_KEY.test(key) ? key : UNLISTED_COMPANY;
}
