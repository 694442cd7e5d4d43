import { CAR_LICENCE_AGE } from '@cotiza/contract';
import type { CalendarDay } from '@cotiza/kernel';
import { isAbove, startedYearsFrom, yearsFrom } from './facts-of';
import type { CarFacts, WarningRule, MotorcycleFacts, MotorFacts, PolicyFacts } from './known-facts';

/** The oldest person known in Spain reached 117 years: a greater age than this is mostly a mistyped year. */
const OLDEST_LIKELY = 110;
/** Age from which one may take out a policy: Código Civil, art. 240. */
const OF_AGE = 18;
/** The lowest age of any licence of a moped: RD 818/2009, art. 6, and AM until 2010. */
const MOPED_LICENCE_AGE = 14;

const isTooOld = (birth: string | undefined, { effectiveDate, today }: PolicyFacts) =>
  isAbove(yearsFrom(birth, effectiveDate ?? today), OLDEST_LIKELY);

const isObtainedBefore = (age: number, birth: string | undefined, licence: string | undefined) =>
  isAbove(age, yearsFrom(birth, licence));

export const startRules: readonly WarningRule<PolicyFacts>[] = [
  {
    id: 'effective-date-far-ahead',
    campo: 'effective_date',
    holds: ({ today, effectiveDate }) => isAbove(startedYearsFrom(today, effectiveDate), 1),
    mensaje: 'El seguro empezaría dentro de más de 12 meses: comprueba la fecha.',
    english: 'The cover would start in more than 12 months: check the date.',
  },
];

export const holderRules: readonly WarningRule<PolicyFacts>[] = [
  {
    id: 'holder-under-age',
    campo: 'holder.birth_date',
    holds: (facts) => isAbove(OF_AGE, yearsFrom(facts.holderBirth, facts.effectiveDate ?? facts.today)),
    mensaje: 'El titular sería menor de edad y no podría contratar: comprueba su fecha de nacimiento.',
    english: 'The policyholder would be under age and could not take out a policy: check the date of birth.',
  },
  {
    id: 'holder-over-110',
    campo: 'holder.birth_date',
    holds: (facts) => isTooOld(facts.holderBirth, facts),
    mensaje: 'El titular tendría más de 110 años: comprueba su fecha de nacimiento.',
    english: 'The policyholder would be over 110 years old: check the date of birth.',
  },
];

export const motorPeopleRules: readonly WarningRule<MotorFacts>[] = [
  {
    id: 'driver-over-110',
    campo: 'driver.birth_date',
    holds: (facts) => isTooOld(facts.otherDriverBirth, facts),
    mensaje: 'Quien conduce tendría más de 110 años: comprueba su fecha de nacimiento.',
    english: 'The driver would be over 110 years old: check the date of birth.',
  },
  {
    id: 'owner-over-110',
    campo: 'owner.birth_date',
    holds: (facts) => isTooOld(facts.ownerBirth, facts),
    mensaje: 'El propietario tendría más de 110 años: comprueba su fecha de nacimiento.',
    english: 'The owner would be over 110 years old: check the date of birth.',
  },
];

const BEFORE_BIRTH = {
  mensaje:
    'El permiso es anterior al nacimiento de quien conduce, y eso no puede ser: comprueba las dos fechas. Así no lo asegura nadie.',
  english: 'The licence is older than the driver, which cannot be: check both dates. No insurer covers it as it is.',
};

/** Impossible dates come first: the specification accepts both, and no insurer does. */
export const licenceBeforeBirth: WarningRule<MotorFacts> = {
  id: 'licence-before-birth',
  campo: 'driver.driving_license_date',
  holds: ({ driverBirth, licenceDate }) => isAbove(driverBirth, licenceDate),
  ...BEFORE_BIRTH,
};

/** Years after the age for a licence from which its date may well be that of a renewed card. */
const LATE_LICENCE_YEARS = 12;

/** A licence that was obtained late, by somebody who has been insured for longer than they would have had one. */
export const isDateOfCard = (
  { driverBirth, insuredYears, effectiveDate }: MotorFacts,
  licence: CalendarDay | undefined,
) =>
  isAbove(yearsFrom(driverBirth, licence), CAR_LICENCE_AGE + LATE_LICENCE_YEARS) &&
  isAbove(insuredYears, startedYearsFrom(licence, effectiveDate));

const DATE_OF_CARD = {
  mensaje:
    'La fecha del permiso parece la de la última renovación del carné (4a): comprueba en qué fecha se obtuvo por primera vez, que está en la columna 10.',
  english:
    'The date of the licence looks like that of the last renewal of the card (4a): check when it was first obtained, which is in column 10.',
};

export const carLicenceRules: readonly WarningRule<CarFacts>[] = [
  {
    id: 'car-licence-date-of-the-card',
    campo: 'driver.driving_license_date',
    holds: (facts) => facts.licence === 'B' && isDateOfCard(facts, facts.licenceDate),
    ...DATE_OF_CARD,
  },
  {
    id: 'licence-under-18',
    campo: 'driver.driving_license_date',
    holds: ({ driverBirth, licenceDate }) => isObtainedBefore(CAR_LICENCE_AGE, driverBirth, licenceDate),
    mensaje: 'Quien conduce habría obtenido el permiso antes de los 18 años: comprueba su fecha y la de nacimiento.',
    english: 'The driver would have got the licence before the age of 18: check its date and the date of birth.',
  },
];

export const carLicenceBeforeBirth: WarningRule<MotorcycleFacts> = {
  id: 'car-licence-before-birth',
  campo: 'driver.car_license_date',
  holds: ({ driverBirth, carLicenceDate }) => isAbove(driverBirth, carLicenceDate),
  ...BEFORE_BIRTH,
};

/** The first of the two licences with which a motorcycle may have been insured. */
const firstLicence = ({ licenceDate, carLicenceDate }: MotorcycleFacts) =>
  isAbove(licenceDate, carLicenceDate) ? carLicenceDate : licenceDate;

export const motorcycleLicenceRules: readonly WarningRule<MotorcycleFacts>[] = [
  {
    id: 'motorcycle-licence-date-of-the-card',
    campo: 'driver.driving_license_date',
    holds: (facts) => isDateOfCard(facts, firstLicence(facts)),
    ...DATE_OF_CARD,
  },
  {
    id: 'licence-under-14',
    campo: 'driver.driving_license_date',
    holds: ({ driverBirth, licenceDate }) => isObtainedBefore(MOPED_LICENCE_AGE, driverBirth, licenceDate),
    mensaje: 'Quien conduce habría obtenido el permiso antes de los 14 años: comprueba su fecha y la de nacimiento.',
    english: 'The driver would have got the licence before the age of 14: check its date and the date of birth.',
  },
  {
    id: 'car-licence-under-18',
    campo: 'driver.car_license_date',
    holds: ({ driverBirth, carLicenceDate }) => isObtainedBefore(CAR_LICENCE_AGE, driverBirth, carLicenceDate),
    mensaje: 'Quien conduce habría obtenido el permiso de coche antes de los 18 años: comprueba las dos fechas.',
    english: 'The driver would have got the car licence before the age of 18: check both dates.',
  },
];
