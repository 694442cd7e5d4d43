import type { CalendarDay } from '@cotiza/kernel';
import type { LineDecline, RatedRisk } from './line-model';
import type { MotorcycleLicence, MotorcycleRisk } from './motorcycle-risk';

/** Adulthood begins at eighteen: Código Civil art. 240. */
const ADULT_AGE = 18;

/**
 * Age from which a car is driven, and at which its licence is obtained: that of classes B and C1, and of C with a certificate of
 * professional competence (RD 818/2009 art. 4). Licence C requires B (art. 5).
 */
export const CAR_LICENCE_AGE = 18;

/**
 * Age from which each licence is obtained and used: Reglamento General de Conductores (RD 818/2009), art. 4 for the permits and
 * art. 6 for the LCM, which had the same age when it was the moped licence. B is taken as declared, whatever it allows to ride.
 */
export const RIDING_AGES: Readonly<Record<MotorcycleLicence, number>> = {
  LCM: 14,
  AM: 15,
  A1: 16,
  A2: 18,
  B: 18,
  A: 20,
};

/**
 * Lower ages of former times, which hold for who was licensed then: A at eighteen until RD 818/2009 came into force (RD 772/1997),
 * AM at fourteen for some months more, and for holders of an old moped licence who exchanged it.
 */
const FORMER_AGES: Partial<Record<MotorcycleLicence, { readonly until: CalendarDay; readonly age: number }>> = {
  A: { until: '2009-12-08', age: 18 },
  AM: { until: '2010-09-01', age: 14 },
};

/** Other countries have ages of their own; of their licences only the lowest age is asked for which anybody gets one. */
const FOREIGN_AGE = 14;

/** The age that a rider must have had on the day of the licence. */
export function ageToObtain(risk: Pick<MotorcycleRisk, 'licence' | 'licenceDate' | 'spanishLicence'>): number {
  if (!risk.spanishLicence) return FOREIGN_AGE;
  const former = FORMER_AGES[risk.licence];
  return former && risk.licenceDate < former.until ? former.age : RIDING_AGES[risk.licence];
}

/** Returns true also for NaN: a risk with an unknown age gets no price. */
export function isUnder(age: number, years: number): boolean {
  return !(age >= years);
}

/**
 * The contracting party must be of age: a minor cannot consent to a contract (Código Civil arts. 240 and 1263). The tariff has
 * no clock, so the day that counts is the first day of cover. Emancipated minors are refused too.
 */
export const HOLDER_UNDER_AGE: LineDecline<RatedRisk> = {
  code: 'holder-under-age',
  applies: ({ holderAge }) => holderAge !== null && isUnder(holderAge, ADULT_AGE),
  message: () => `No asegura a titulares menores de ${ADULT_AGE} años en la fecha de efecto.`,
};
