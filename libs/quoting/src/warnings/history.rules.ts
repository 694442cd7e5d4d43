import { isAbove, startedYearsFrom } from './facts-of';
import type { CarFacts, WarningRule, MotorcycleFacts, MotorFacts } from './known-facts';
import { isDateOfCard } from './people.rules';

/** The least age of an insured driver of a car; of a moped it was 14 until 2010, and is 15 since (RD 818/2009). */
const YOUNGEST_CAR_DRIVER = 16;
const YOUNGEST_RIDER = 14;
/** The accidents asked about are those of these last years. */
const ACCIDENT_YEARS = 5;

const LONGER_THAN_LICENCE = {
  mensaje:
    'Son más años asegurado que los que quien conduce tiene el permiso: comprueba los años y la fecha del permiso.',
  english:
    'These are more years of insurance than the driver has had the licence: check the years and the date of the licence.',
};

const lastsLongerThan = (age: number, { insuredYears, driverBirth, effectiveDate }: MotorFacts) => {
  const years = startedYearsFrom(driverBirth, effectiveDate);
  return years !== undefined && isAbove(insuredYears, Math.max(0, years - age));
};

const lastsLongerThanLicence = ({ insuredYears, licenceDate, effectiveDate }: MotorFacts) =>
  isAbove(insuredYears, startedYearsFrom(licenceDate, effectiveDate));

const longerThanAge = (age: number): WarningRule<MotorFacts> => ({
  id: `insured-before-${age}`,
  campo: 'driver.total_years_insured',
  holds: (facts) => lastsLongerThan(age, facts),
  mensaje: `Quien conduce habría estado asegurado antes de los ${age} años: comprueba los años asegurado y la fecha de nacimiento.`,
  english: `The driver would have been insured before the age of ${age}: check the years of insurance and the date of birth.`,
});

/** A history of another country is declared with the company that no catalogue lists. */
const isUnlisted = (company: string | undefined) => company !== undefined && /(?:^|-)OTRA$/.test(company);

const previousPlateAbroad: WarningRule<MotorFacts> = {
  id: 'previous-plate-abroad',
  campo: 'driver.previous_plate',
  holds: ({ previousPlateIsSpanish, previousCompany }) =>
    previousPlateIsSpanish === false && !isUnlisted(previousCompany),
  mensaje:
    'La matrícula del vehículo asegurado antes no es española: compruébala. Si aquel seguro fue en otro país, la compañía es la que no está en la lista.',
  english:
    'The plate of the vehicle insured before is not Spanish: check it. If that policy was in another country, choose the insurer that is not in the list.',
};

const cleanWithAccidents: WarningRule<MotorFacts> = {
  id: 'clean-years-with-accidents',
  campo: 'driver.years_without_accidents',
  holds: ({ cleanYears, accidents }) => isAbove(accidents, 0) && isAbove(cleanYears, ACCIDENT_YEARS - 1),
  mensaje:
    'Dice llevar 5 años o más sin siniestros con culpa y también haber tenido alguno en los últimos 5 años: comprueba los dos datos.',
  english: 'You say 5 years or more without at-fault claims, and some in the last 5 years: check both.',
};

/** C1 and C are obtained long after B: their date says nothing about the years of insurance. */
export const carHistoryRules: readonly WarningRule<CarFacts>[] = [
  longerThanAge(YOUNGEST_CAR_DRIVER),
  previousPlateAbroad,
  {
    id: 'insured-longer-than-licence',
    campo: 'driver.total_years_insured',
    holds: (facts) => facts.licence === 'B' && lastsLongerThanLicence(facts) && !isDateOfCard(facts, facts.licenceDate),
    ...LONGER_THAN_LICENCE,
  },
  cleanWithAccidents,
];

/** A1, A2 and A follow one another, and often a car licence that was enough for 125 cc: only a moped's comes first. */
export const motorcycleHistoryRules: readonly WarningRule<MotorcycleFacts>[] = [
  longerThanAge(YOUNGEST_RIDER),
  previousPlateAbroad,
  {
    id: 'insured-longer-than-moped-licence',
    campo: 'driver.total_years_insured',
    holds: (facts) => (facts.licence === 'AM' || facts.licence === 'LCM') && lastsLongerThanLicence(facts),
    ...LONGER_THAN_LICENCE,
  },
  cleanWithAccidents,
];
