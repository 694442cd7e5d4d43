import { figureOn, LAW, lawOn, type Law, type LawName } from '@cotiza/insurers-port';
import { defined, fromEuros, share, type CalendarDay, type Cents } from '@cotiza/kernel';

/** Amounts that the law adds to a net premium: integer cents a year, each line rounded half up on its own. */
export interface StatutoryLines {
  /** Consorcio, extraordinary risks. */
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

/** Kinds of vehicle that the Consorcio's tariff distinguishes. A moped is a motorcycle of up to 50 cc. */
export type VehicleClass = 'car' | 'motorcycle' | 'moped';

/**
 * The day by which the law is read, and the law. Conclusion, issue and the first payment are not known yet: the first day of
 * cover is the best guess of each.
 */
export interface LawDay {
  readonly effectiveDate: CalendarDay;
  /** Absent: the packaged series, all of them. */
  readonly law?: Law;
}

export interface MotorCharge {
  readonly netCents: Cents;
  /** The part of `netCents` that is compulsory motor liability (SOA), 0 to `netCents`. */
  readonly compulsoryCents: Cents;
  /** Capital insured for accidents of driver or occupants: the greatest of death, disability and incapacity. */
  readonly accidentCapitalCents: Cents;
}

export interface HomeCharge {
  readonly netCents: Cents;
  /** Buildings and contents together. */
  readonly sumInsuredCents: Cents;
  /** The value of what a policy at first risk insures in part; null at full value, or where it is not known. */
  readonly exposedCents: Cents | null;
  /** True when the policy pays for the loss of use of the dwelling. */
  readonly lossOfUse: boolean;
}

/**
 * The lines of a premium that is paid at once.
 *
 * @throws RangeError when an amount is not integer cents (`isCents` of the kernel)
 */
export function motorStatutoryLines(vehicleClass: VehicleClass, charge: MotorCharge, day: LawDay): StatutoryLines {
  return {
    CCS_RE: fromEuros(figureOn(`ccs_re_${vehicleClass}`, day.effectiveDate, day.law)),
    CCS_ACC: consorcio('ccs_accidents', charge.accidentCapitalCents, day),
    CCS_SOA: consorcio('ccs_fund', charge.compulsoryCents, day),
    CLEA: onPayments('clea_rate', charge.netCents, day, 1),
    IPS: onPayments('ips_rate', charge.netCents, day, 1),
  };
}

/** As `motorStatutoryLines`. */
export function homeStatutoryLines(charge: HomeCharge, day: LawDay): StatutoryLines {
  return {
    CCS_RE: ofDwelling(charge, day),
    CCS_ACC: 0,
    CCS_SOA: 0,
    CLEA: onPayments('clea_rate', charge.netCents, day, 1),
    IPS: onPayments('ips_rate', charge.netCents, day, 1),
  };
}

/**
 * Returns the lines of a premium that is paid in parts: tax and liquidation surcharge accrue with each payment, those of the
 * Consorcio once.
 *
 * @param netCents net premium with the surcharge for parts
 * @param payments number of payments a year
 */
export const inPayments = (lines: StatutoryLines, netCents: Cents, day: LawDay, payments: number): StatutoryLines => ({
  ...lines,
  CLEA: onPayments('clea_rate', netCents, day, payments),
  IPS: onPayments('ips_rate', netCents, day, payments),
});

/**
 * Returns the sum of the lines that follow a premium that is paid at once, by its net premium and the compulsory part: all but those of
 * the Consorcio for what is insured.
 */
export function linesOfPremium({ effectiveDate, law }: LawDay): (netCents: Cents, compulsoryCents: Cents) => Cents {
  const rates = ['clea_rate', 'ips_rate', 'ccs_fund'] as const;
  const [liquidation, tax, fund] = rates.map((name) => rateOn(name, effectiveDate, law)) as [
    Fraction,
    Fraction,
    Fraction,
  ];
  const least = leastSurcharge({ effectiveDate, law });
  return (netCents, compulsoryCents) =>
    shareOf(netCents, liquidation) +
    shareOf(netCents, tax) +
    (compulsoryCents === 0 ? 0 : Math.max(least, shareOf(compulsoryCents, fund)));
}

/** Returns the price for the customer: the net premium plus every statutory line, all in whole cents. */
export function totalOf(netCents: Cents, lines: StatutoryLines): Cents {
  return netCents + lines.CCS_RE + lines.CCS_ACC + lines.CCS_SOA + lines.CLEA + lines.IPS;
}

/** Returns the series of the Consorcio's rate for a dwelling. */
export const dwellingSeries = ({ lossOfUse }: Pick<HomeCharge, 'lossOfUse'>): LawName =>
  lossOfUse ? 'ccs_re_home_loss_of_use' : 'ccs_re_home';

type FirstRiskBand = readonly [upToPercent: number, coefficient: number, sharePercent: number];

/** At first risk: the greater of the limit by a coefficient and the exposed value by a share, by their proportion. */
function ofDwelling({ sumInsuredCents, exposedCents, lossOfUse }: HomeCharge, day: LawDay): Cents {
  const name = dwellingSeries({ lossOfUse });
  const bands = lawOn('ccs_first_risk', day.effectiveDate, day.law)?.value as readonly FirstRiskBand[] | undefined;
  if (exposedCents === null || exposedCents <= sumInsuredCents || !bands) return consorcio(name, sumInsuredCents, day);
  const [, coefficient, percent] = defined(
    bands.find(([upTo]) => 100 * sumInsuredCents <= upTo * exposedCents),
    'band of first risk',
  );
  return Math.max(
    consorcio(name, sumInsuredCents, day, [10 * coefficient, 10]),
    consorcio(name, exposedCents, day, [percent, 100]),
  );
}

/** A surcharge for the Consorcio, where there is something to be charged on, is not less than the least. */
function consorcio(name: LawName, amountCents: Cents, day: LawDay, part: Fraction = WHOLE): Cents {
  if (amountCents === 0) return 0;
  return Math.max(leastSurcharge(day), shareOf(amountCents, rateOn(name, day.effectiveDate, day.law), part));
}

const leastSurcharge = ({ effectiveDate, law }: LawDay): Cents => fromEuros(figureOn('ccs_least', effectiveDate, law));

/** Sums the payments that have the same rate, and rounds each sum. */
function onPayments(
  name: 'clea_rate' | 'ips_rate',
  netCents: Cents,
  { effectiveDate, law = LAW }: LawDay,
  payments: number,
) {
  const isTheSame = payments === 1 || law.series[name].rows.every(({ from }) => from <= effectiveDate);
  if (isTheSame) return shareOf(netCents, rateOn(name, effectiveDate, law));
  const counts = new Map<CalendarDay, number>();
  for (let payment = 0; payment < payments; payment++) {
    const paidOn = monthsAfter(effectiveDate, (12 / payments) * payment);
    const day = defined(lawOn(name, paidOn, law), `row of ${name}`).from;
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return [...counts].reduce(
    (sum, [day, count]) => sum + shareOf(netCents, rateOn(name, day, law), [count, payments]),
    0,
  );
}

type Fraction = readonly [numerator: number, denominator: number];
const WHOLE: Fraction = [1, 1];

/** Figures have four decimals at most. */
const DECIMALS = 10_000;

/** Returns a rate in per cent or per mille as an exact fraction. */
function rateOn(name: LawName, day: CalendarDay, law = LAW): Fraction {
  const base = law.series[name].unit === '%' ? 100 : 1_000;
  return [Math.round(figureOn(name, day, law) * DECIMALS), base * DECIMALS];
}

const shareOf = (amountCents: Cents, rate: Fraction, part: Fraction = WHOLE): Cents =>
  share(amountCents, rate[0] * part[0], rate[1] * part[1]);

/** Returns the day of a month that follows, the 28th at the latest: enough to tell which rate holds. */
function monthsAfter(day: CalendarDay, months: number): CalendarDay {
  const month = Number(day.slice(5, 7)) - 1 + months;
  const year = Number(day.slice(0, 4)) + Math.floor(month / 12);
  const date = months === 0 ? day.slice(8) : String(Math.min(28, Number(day.slice(8)))).padStart(2, '0');
  return `${year}-${String((month % 12) + 1).padStart(2, '0')}-${date}`;
}
