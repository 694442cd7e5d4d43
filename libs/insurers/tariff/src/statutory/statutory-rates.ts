/**
 * Every rate that the law adds to a premium, as the fraction that `share` takes. Change a rate here and nowhere else.
 * None of them is the insurer's to choose, so none of them is in a rate book.
 */

/** A rate as an exact fraction; `denominator` is even, as `share` asks. */
export interface Rate {
  readonly numerator: number;
  readonly denominator: number;
}

/** Kinds of vehicle that the Consorcio's tariff distinguishes. A moped is a motorcycle of up to 50 cc. */
export type VehicleClass = 'car' | 'motorcycle' | 'moped';

/**
 * Consorcio de Compensación de Seguros, extraordinary risks (CCS_RE), motor: integer cents a vehicle and year: car 2.10 EUR,
 * motorcycle 1.20 EUR; moped, tricycle, light quadricycle and light personal vehicle 0.30 EUR. Source: BOE-A-2018-5115 as amended on 30-12-2025.
 */
export const EXTRAORDINARY_RISKS_CENTS: Readonly<Record<VehicleClass, number>> = {
  car: 210,
  motorcycle: 120,
  moped: 30,
};

/**
 * CCS_RE of a dwelling: 0.07 per mille of buildings and contents. Source: BOE-A-2018-5115 as amended on 30-12-2025. At first risk the
 * surcharge is the greater of the limit by a coefficient and the exposed value by a share (annex I, section C); that table is not
 * here, so there this rate gives a minimum.
 */
export const EXTRAORDINARY_RISKS_HOME: Rate = { numerator: 7, denominator: 100_000 };

/** CCS_RE of a dwelling whose loss of use is covered too: 0.0735 per mille. Source: BOE-A-2018-5115 as amended on 30-12-2025. */
export const EXTRAORDINARY_RISKS_HOME_LOSS_OF_USE: Rate = { numerator: 735, denominator: 10_000_000 };

/** No surcharge for the Consorcio is less than a cent: BOE-A-2018-5115, annex I, section G. */
export const LEAST_SURCHARGE_CENTS = 1;

/**
 * Consorcio, accidents of driver or occupants (CCS_ACC): 0.003 per mille of the capital insured.
 * Source: BOE-A-2018-5115 as amended on 30-12-2025.
 */
export const ACCIDENTS: Rate = { numerator: 3, denominator: 1_000_000 };

/** Consorcio, guarantee fund (CCS_SOA): 1.5 % of the compulsory motor liability premium. Source: BOE-A-2016-5431. */
export const GUARANTEE_FUND: Rate = { numerator: 15, denominator: 1_000 };

/** Surcharge that funds the liquidation of insurers (CLEA): 0.15 % of the net premium. Source: RDLeg 7/2004, art. 23.4. */
export const LIQUIDATION: Rate = { numerator: 15, denominator: 10_000 };

/** Insurance premium tax (IPS): 8 % of the net premium; Consorcio and CLEA are outside its base. Source: Ley 13/1996, art. 12. */
export const PREMIUM_TAX: Rate = { numerator: 8, denominator: 100 };
