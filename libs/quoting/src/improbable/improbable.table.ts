import { carHistoryRules, motorcycleHistoryRules } from './history.rules';
import { homeRules } from './home.rules';
import type { ImprobableRule } from './improbable-rule';
import type { CarFacts, HomeFacts, MotorcycleFacts } from './known-facts';
import { carLicenceRules, motorcycleLicenceRules, motorPeopleRules, policyRules } from './people.rules';
import { carVehicleRules, motorcycleVehicleRules } from './vehicle.rules';

/** What the rules of each line are judged on. */
export interface FactsByLine {
  readonly Home: HomeFacts;
  readonly Car: CarFacts;
  readonly Motorcycle: MotorcycleFacts;
}

/** Everything that is allowed and can hardly be, by line. Of several on one field the first is told. */
export const IMPROBABLE: { readonly [L in keyof FactsByLine]: readonly ImprobableRule<FactsByLine[L]>[] } = {
  Home: [...policyRules, ...homeRules],
  Car: [...policyRules, ...motorPeopleRules, ...carVehicleRules, ...carLicenceRules, ...carHistoryRules],
  Motorcycle: [
    ...policyRules,
    ...motorPeopleRules,
    ...motorcycleVehicleRules,
    ...motorcycleLicenceRules,
    ...motorcycleHistoryRules,
  ],
};
