import { share, type Cents } from '@cotiza/kernel';
import {
  ACCIDENTS,
  EXTRAORDINARY_RISKS_CENTS,
  EXTRAORDINARY_RISKS_HOME,
  EXTRAORDINARY_RISKS_HOME_LOSS_OF_USE,
  GUARANTEE_FUND,
  LEAST_SURCHARGE_CENTS,
  LIQUIDATION,
  PREMIUM_TAX,
  type Rate,
  type VehicleClass,
} from './statutory-rates';

/** Amounts that the law adds to a net premium: integer cents a year, each line rounded half up on its own. */
export interface StatutoryLines {
  /** Consorcio, extraordinary risks. Of a dwelling at first risk it is the least that it can be: see `EXTRAORDINARY_RISKS_HOME`. */
  readonly CCS_RE: Cents;
  /** Consorcio, accidents of driver or occupants; 0 in a dwelling. */
  readonly CCS_ACC: Cents;
  /** Consorcio, guarantee fund of compulsory motor liability; 0 in a dwelling. */
  readonly CCS_SOA: Cents;
  /** Surcharge for the liquidation of insurers. */
  readonly CLEA: Cents;
  /** Insurance premium tax. */
  readonly IPS: Cents;
}

/** The lines in the order in which a receipt prints them. */
export const STATUTORY_LINES = [
  'CCS_RE',
  'CCS_ACC',
  'CCS_SOA',
  'CLEA',
  'IPS',
] as const satisfies (keyof StatutoryLines)[];

export interface MotorCharge {
  readonly netCents: Cents;
  /** The part of `netCents` that is compulsory motor liability (SOA), 0 to `netCents`. */
  readonly compulsoryCents: Cents;
  /** Capital insured for accidents of driver or occupants. */
  readonly accidentCapitalCents: Cents;
}

export interface HomeCharge {
  readonly netCents: Cents;
  /** Buildings and contents together. */
  readonly sumInsuredCents: Cents;
  /** True when the policy pays for the loss of use of the dwelling. */
  readonly lossOfUse: boolean;
}

/** @throws RangeError when an amount is not integer cents (`isCents` of the kernel) */
export function motorStatutoryLines(vehicleClass: VehicleClass, charge: MotorCharge): StatutoryLines {
  return {
    CCS_RE: EXTRAORDINARY_RISKS_CENTS[vehicleClass],
    CCS_ACC: consorcio(ACCIDENTS, charge.accidentCapitalCents),
    CCS_SOA: consorcio(GUARANTEE_FUND, charge.compulsoryCents),
    CLEA: at(LIQUIDATION, charge.netCents),
    IPS: at(PREMIUM_TAX, charge.netCents),
  };
}

/** @throws RangeError when an amount is not integer cents (`isCents` of the kernel) */
export function homeStatutoryLines(charge: HomeCharge): StatutoryLines {
  const extraordinary = charge.lossOfUse ? EXTRAORDINARY_RISKS_HOME_LOSS_OF_USE : EXTRAORDINARY_RISKS_HOME;
  return {
    CCS_RE: consorcio(extraordinary, charge.sumInsuredCents),
    CCS_ACC: 0,
    CCS_SOA: 0,
    CLEA: at(LIQUIDATION, charge.netCents),
    IPS: at(PREMIUM_TAX, charge.netCents),
  };
}

/** Returns the price for the customer: the net premium plus every statutory line, all in whole cents. */
export function totalOf(netCents: Cents, lines: StatutoryLines): Cents {
  return netCents + lines.CCS_RE + lines.CCS_ACC + lines.CCS_SOA + lines.CLEA + lines.IPS;
}

/** A surcharge for the Consorcio, where there is something to be charged on, is one cent at least. */
function consorcio(rate: Rate, amountCents: Cents): Cents {
  return amountCents === 0 ? 0 : Math.max(LEAST_SURCHARGE_CENTS, at(rate, amountCents));
}

function at(rate: Rate, amountCents: Cents): Cents {
  return share(amountCents, rate.numerator, rate.denominator);
}
