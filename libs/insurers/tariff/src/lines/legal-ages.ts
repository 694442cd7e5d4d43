import { figureOn } from '@cotiza/insurers-port';
import type { LawDay } from '../statutory-lines';
import type { LineDecline, RatedRisk } from './line-model';
import type { MotorcycleLicence, MotorcycleRisk } from './motorcycle-risk';

/**
 * Returns the age from which a car is driven, and at which its licence is obtained: that of classes B and C1, and of C with a
 * certificate of professional competence. Licence C requires B (RD 818/2009 art. 5).
 */
export const carLicenceAge = ({ effectiveDate, law }: LawDay): number => figureOn('licence_age_B', effectiveDate, law);

/** Returns the age from which a licence is used. B is taken as declared, whatever it allows to ride. */
export const ridingAge = ({ licence, effectiveDate, law }: LawDay & { readonly licence: MotorcycleLicence }): number =>
  figureOn(`licence_age_${licence}`, effectiveDate, law);

/** Returns the years after which a car licence of a day allows motorcycles of up to 125 cc. */
export const carLicenceYears = ({ effectiveDate, law }: LawDay): number =>
  figureOn('licence_B_125', effectiveDate, law);

/** Other countries have ages of their own; of their licences only the lowest age is asked for which anybody gets one. */
const FOREIGN_AGE = 14;

/** The age that a rider must have had on the day of the licence, by the law of that day. */
export const ageToObtain = (
  risk: Pick<MotorcycleRisk, 'licence' | 'licenceDate' | 'spanishLicence' | 'law'>,
): number => (risk.spanishLicence ? ridingAge({ ...risk, effectiveDate: risk.licenceDate }) : FOREIGN_AGE);

/** Returns true also for NaN: a risk with an unknown age gets no price. */
export function isUnder(age: number, years: number): boolean {
  return !(age >= years);
}

const adultAge = ({ effectiveDate, law }: LawDay): number => figureOn('holder_age', effectiveDate, law);

/**
 * The contracting party must be of age: a minor cannot consent to a contract (Código Civil arts. 240 and 1263). The tariff has
 * no clock, so the day that counts is the first day of cover. Emancipated minors are refused too.
 */
export const HOLDER_UNDER_AGE: LineDecline<RatedRisk> = {
  code: 'holder-under-age',
  applies: (risk) => risk.holderAge !== null && isUnder(risk.holderAge, adultAge(risk)),
  message: (risk) => `No asegura a titulares menores de ${adultAge(risk)} años en la fecha de efecto.`,
};
