import { motorEnumerations, type personEnumerations } from '@cotiza/contract';
import type { Cents } from '@cotiza/kernel';
import { choice, type Chosen, type ValueOf } from './variable';
import type { RatedRisk } from './line-model';
import type { RatedPlace } from './place';

export type CarFuel = ValueOf<typeof motorEnumerations.fuel>;

/** Insured history of a habitual driver; all zeros for a driver who was never insured. */
export interface InsuredHistory {
  /** Years insured, with any insurer. */
  readonly insuredYears: number;
  /** Years without an accident. */
  readonly cleanYears: number;
  /** At-fault accidents of the last five years. */
  readonly atFaultClaims: number;
}

export const carChoices = {
  annualKm: choice(
    motorEnumerations.annualKm,
    {
      UpTo5000km: 10,
      UpTo10000km: 30,
      UpTo15000km: 30,
      UpTo20000km: 16,
      UpTo25000km: 7,
      UpTo30000km: 4,
      MoreThan30000km: 3,
    },
    'kilómetros al año',
  ),
  parking: choice(
    motorEnumerations.parking,
    { PrivateGarage: 38, CommunalParking: 22, NoGarage: 40 },
    'dónde se aparca',
  ),
  use: choice(motorEnumerations.carUse, { Private: 95, Professional: 4, PublicService: 1 }, 'uso del coche'),
};

/**
 * A car and its habitual driver, as the tariff sees them: no identity, no sex, no nationality, no occupation. The place is that of
 * the holder's address.
 */
export interface CarRisk extends RatedRisk, RatedPlace, InsuredHistory, Chosen<typeof carChoices> {
  readonly line: 'Car';
  /** Age of the habitual driver in whole years; the ages of the holder and the owner do not count. */
  readonly driverAge: number;
  /** Whole years since the driving licence. */
  readonly licenceYears: number;
  /** Whole years that the driver had on the day of the licence; negative before birth. It is no price factor. */
  readonly licenceAge: number;
  /** Employment status of the holder. The occupation is no price factor. */
  readonly employment: ValueOf<typeof personEnumerations.employmentStatus>;
  /** Whole years since first registration. */
  readonly vehicleAge: number;
  readonly powerKw: number;
  readonly fuel: CarFuel;
  /** Value of the car on the effective date: `carPriceNew` and `depreciate`. */
  readonly retailValueCents: Cents;
  /** Traffic fines of the last three years; `6` means more than five. */
  readonly fines: ValueOf<typeof motorEnumerations.penalties>;
  /** True when the only fine is a parking fine, which says nothing of how one drives. */
  readonly parkingFineOnly: boolean;
  /** True when the driver lost licence points in the last year. */
  readonly pointsLost: boolean;
}
