import type { InsuranceLine } from '@cotiza/contract';
import type { CarRisk } from './car-risk';
import { carLine } from './car.line';
import type { HomeRisk } from './home-risk';
import { homeLine } from './home.line';
import type { RatedLine } from './line-model';
import type { MotorcycleRisk } from './motorcycle-risk';
import { motorcycleLine } from './motorcycle.line';

export interface RiskByLine {
  readonly Home: HomeRisk;
  readonly Car: CarRisk;
  readonly Motorcycle: MotorcycleRisk;
}

/** Input of the tariff: the facts of a request that may move a price, and nothing else. */
export type Risk = RiskByLine[InsuranceLine];

export const lineModels: { readonly [L in InsuranceLine]: RatedLine<L, RiskByLine[L]> } = {
  Home: homeLine,
  Car: carLine,
  Motorcycle: motorcycleLine,
};
