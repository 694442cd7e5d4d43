import { motorEnumerations } from '@cotiza/contract';
import { type CalendarDay, type Cents, defined } from '@cotiza/kernel';
import type { InsuredHistory } from './car-risk';
import { choice, type Chosen, type ValueOf } from './variable';
import type { RatedRisk } from './line-model';

export type MotorcycleLicence = ValueOf<typeof motorEnumerations.motorcycleLicense>;

export const motorcycleChoices = {
  garage: choice(
    motorEnumerations.parking,
    { PrivateGarage: 45, CommunalParking: 25, NoGarage: 30 },
    'dónde se aparca',
  ),
};

/** A motorcycle or moped and its habitual rider, as the tariff sees them. Fines and points are not rated. */
export interface MotorcycleRisk extends RatedRisk, InsuredHistory, Chosen<typeof motorcycleChoices> {
  readonly line: 'Motorcycle';
  /** Age of the habitual rider in whole years; the ages of the holder and the owner do not count. */
  readonly riderAge: number;
  readonly licence: MotorcycleLicence;
  /** Whole years since the licence. */
  readonly licenceYears: number;
  /** Whole years that the rider had on the day of the licence; negative before birth. Like the next two, no price factor. */
  readonly licenceAge: number;
  /** Day of the licence: the age that it asked for changed with the years. */
  readonly licenceDate: CalendarDay;
  /** True when the licence was issued in Spain. */
  readonly spanishLicence: boolean;
  readonly experience: ValueOf<typeof motorEnumerations.ridingExperience>;
  /** INE province code where the motorcycle circulates, `01` to `52`. */
  readonly provinceCode: string;
  readonly electric: boolean;
  /** 0 when electric. */
  readonly displacementCc: number;
  readonly powerKw: number;
  /** Whole years since first registration. */
  readonly vehicleAge: number;
  /** Value of the motorcycle on the effective date: `motorcyclePriceNew` and `depreciate`. */
  readonly retailValueCents: Cents;
  readonly kilometersPerYear: number;
}

/**
 * Displacement of the petrol motorcycles of the class of an electric one, by its power: AM goes to 4 kW, A1 to 11 and A2 to 35
 * (RD 818/2009 art. 4); above them, our reading of the catalogue.
 */
const ELECTRIC_CLASSES: readonly (readonly [upToKw: number, displacementCc: number])[] = [
  [4, 50],
  [11, 125],
  [35, 500],
  [70, 800],
  [Infinity, 1_100],
];

/** The displacement by which a motorcycle is rated: its own, or that of its class where it is electric. */
export function ratedDisplacement(vehicle: Pick<MotorcycleRisk, 'electric' | 'displacementCc' | 'powerKw'>): number {
  if (!vehicle.electric) return vehicle.displacementCc;
  return defined(
    ELECTRIC_CLASSES.find(([upToKw]) => vehicle.powerKw <= upToKw),
    'class of electric motorcycles of that power',
  )[1];
}

const MOPED_MAX_CC = 50;
const ELECTRIC_MOPED_MAX_KW = 4;

/** A moped has up to 50 cc; an electric one, which has no displacement, up to 4 kW. */
export function isMoped(vehicle: Pick<MotorcycleRisk, 'electric' | 'displacementCc' | 'powerKw'>): boolean {
  return vehicle.electric ? vehicle.powerKw <= ELECTRIC_MOPED_MAX_KW : vehicle.displacementCc <= MOPED_MAX_CC;
}
