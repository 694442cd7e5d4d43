import { questionAt, type InsuranceLine, type Language } from '@cotiza/contract';
import type { Warning } from '../answers/check-result';
import {
  holderDocumentRules,
  motorDocumentRules,
  carLicenceBeforeBirth,
  carLicenceRules,
  holderRules,
  licenceBeforeBirth,
  motorcycleLicenceRules,
  motorPeopleRules,
  startRules,
} from './people.rules';
import { emailRules, filledInRules } from './texts.rules';
import { carHistoryRules, motorcycleHistoryRules, carVehicleRules, motorcycleVehicleRules } from './motor.rules';
import { homeRules } from './home.rules';
import type { CarFacts, HomeFacts, WarningRule, MotorcycleFacts } from './known-facts';

/** The facts that the rules of each line read. */
export interface FactsByLine {
  readonly Home: HomeFacts;
  readonly Car: CarFacts;
  readonly Motorcycle: MotorcycleFacts;
}

/**
 * Everything that is allowed and hardly true, by line, the most doubtful first: what cannot be, what two answers contradict,
 * then what is hardly ever so. Of several rules of one field, the first that holds gives the warning.
 */
export const WARNING_RULES: { readonly [L in keyof FactsByLine]: readonly WarningRule<FactsByLine[L]>[] } = {
  Home: [...holderDocumentRules, ...holderRules, ...homeRules, ...emailRules, ...filledInRules('Home'), ...startRules],
  Car: [
    licenceBeforeBirth,
    ...motorDocumentRules,
    ...holderRules,
    ...motorPeopleRules,
    ...carLicenceRules,
    ...carHistoryRules,
    ...carVehicleRules,
    ...emailRules,
    ...filledInRules('Car'),
    ...startRules,
  ],
  Motorcycle: [
    licenceBeforeBirth,
    carLicenceBeforeBirth,
    ...motorDocumentRules,
    ...holderRules,
    ...motorPeopleRules,
    ...motorcycleLicenceRules,
    ...motorcycleHistoryRules,
    ...motorcycleVehicleRules,
    ...emailRules,
    ...filledInRules('Motorcycle'),
    ...startRules,
  ],
};

/** Returns the warnings about these facts: one a field, in the order of the rules. They do not repeat what was received. */
export function warningsOf<L extends keyof FactsByLine>(line: L, facts: FactsByLine[L]): readonly Warning[] {
  const warnings = new Map<string, Warning>();
  for (const { campo, holds, mensaje } of WARNING_RULES[line]) {
    if (warnings.has(campo) || !holds(facts)) continue;
    warnings.set(campo, { campo, codigo: 'improbable', mensaje, pregunta: questionAt(line, campo) });
  }
  return [...warnings.values()];
}

/** Returns what a warning says, in the language of a form. */
export function warningIn(language: Language, line: InsuranceLine, { campo, mensaje }: Warning): string {
  if (language === 'es') return mensaje;
  const rules: Partial<Record<InsuranceLine, readonly Omit<WarningRule<never>, 'holds'>[]>> = WARNING_RULES;
  return rules[line]?.find((rule) => rule.campo === campo && rule.mensaje === mensaje)?.english ?? mensaje;
}
