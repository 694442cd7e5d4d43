import { CAR_LICENCE_AGE, isSpanishDocument } from '@cotiza/contract';
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

/** The people of a policy, as customers read them. */
const WHOSE = { holder: 'del titular', driver: 'de quien conduce', owner: 'del propietario' } as const;

const IN_ENGLISH = { holder: 'policyholder', driver: 'driver', owner: 'owner' } as const;

type Person = keyof typeof WHOSE;

/** Letters and digits (ICAO 9303, part 4), with digits among them that are not all alike, however they are grouped. */
const PASSPORT = /^(?=.*[0-9])(?!([A-Z0-9])\1+$)[A-Z0-9]{5,}$/;
const GROUPING = /[ .-]/g;

const numberOf = ({ identities }: PolicyFacts, person: Person) =>
  identities[person]?.document_id?.toUpperCase().replace(GROUPING, '');

/** Returns the number of a passport, and undefined where another document was sent. */
const passportOf = (facts: PolicyFacts, person: Person) =>
  facts.identities[person]?.document_type === 'Passport' ? numberOf(facts, person) : undefined;

/** Returns the rules about the document of a person. */
const documentRulesOf = (person: Person): readonly WarningRule<PolicyFacts>[] => [
  {
    id: `${person}-passport-is-spanish`,
    campo: `${person}.document_id`,
    holds: (facts) => isSpanishDocument(passportOf(facts, person) ?? ''),
    mensaje: `El pasaporte ${WHOSE[person]} tiene el número de un DNI o un NIE: comprueba qué documento es.`,
    english: `The passport of the ${IN_ENGLISH[person]} has the number of a DNI or a NIE: check which document it is.`,
  },
  {
    id: `${person}-passport-is-no-number`,
    campo: `${person}.document_id`,
    holds: (facts) => {
      const number = passportOf(facts, person);
      return number !== undefined && !PASSPORT.test(number);
    },
    mensaje: `El pasaporte ${WHOSE[person]} no parece un número de pasaporte, que lleva letras y cifras: compruébalo.`,
    english: `The passport of the ${IN_ENGLISH[person]} has a number unlike those of passports, which have letters and digits: check it.`,
  },
  {
    id: `${person}-nie-of-a-spaniard`,
    campo: `${person}.nationality`,
    holds: ({ identities }) => identities[person]?.document_type === 'Nie' && identities[person].nationality === 'ESP',
    mensaje: `El documento ${WHOSE[person]} es un NIE, que es de extranjeros, y su nacionalidad la española: comprueba las dos cosas.`,
    english: `The document of the ${IN_ENGLISH[person]} is a NIE, which is for foreigners, and the nationality is Spanish: check both.`,
  },
];

export const holderDocumentRules = documentRulesOf('holder');

/** Someone who is said to be another person than the holder, with the document of the holder. */
const isHolder = (person: 'driver' | 'owner', campo: string, said: string): WarningRule<PolicyFacts> => ({
  id: `${person}-is-the-holder`,
  campo,
  holds: (facts) => {
    const number = numberOf(facts, person);
    return number !== undefined && number === numberOf(facts, 'holder');
  },
  mensaje: `${said} no es el titular y tiene su mismo documento: comprueba si es otra persona y cuál es su número.`,
  english: `The ${person} is said not to be the policyholder, and has the same document: check whether it is another person, and their number.`,
});

/** The rules about the documents of a vehicle's people, the most doubtful first. */
export const motorDocumentRules: readonly WarningRule<PolicyFacts>[] = [
  isHolder('driver', 'driver.document_id', 'Quien conduce'),
  isHolder('owner', 'owner.document_id', 'El propietario'),
  {
    id: 'driver-and-owner-share-a-document',
    campo: 'owner.document_id',
    holds: (facts) => {
      const { driver, owner } = facts.identities;
      const number = numberOf(facts, 'owner');
      return number !== undefined && number === numberOf(facts, 'driver') && driver?.birth_date !== owner?.birth_date;
    },
    mensaje:
      'Quien conduce y el propietario tienen el mismo documento y otra fecha de nacimiento: comprueba los dos números.',
    english: 'The driver and the owner have the same document and other dates of birth: check both numbers.',
  },
  ...holderDocumentRules,
  ...documentRulesOf('driver'),
  ...documentRulesOf('owner'),
];
