import { carHistoryRules, motorcycleHistoryRules } from './history.rules';
import { homeRules } from './home.rules';
import type { ImprobableRule } from './improbable-rule';
import type { CarFacts, HomeFacts, MotorcycleFacts } from './known-facts';
import { carLicenceRules, motorcycleLicenceRules, motorPeopleRules, policyRules } from './people.rules';
import { carVehicleRules, motorcycleVehicleRules } from './vehicle.rules';

/** The facts that the rules of each line read. */
export interface FactsByLine {
  readonly Home: HomeFacts;
  readonly Car: CarFacts;
  readonly Motorcycle: MotorcycleFacts;
}

/** Everything that is allowed and hardly true, by line. Of several rules of one field, the first that holds gives the warning. */
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
