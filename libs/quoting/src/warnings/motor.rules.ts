import type { VehicleVersion } from '@cotiza/insurers-port';
import { toEuros, yearOf, type CalendarDay } from '@cotiza/kernel';
import { allowsSize } from '../resolve/motorcycle-licence.rule';
import { isAbove, yearsLater, startedYearsFrom } from './facts-of';
import type { CarFacts, WarningRule, MotorcycleFacts, MotorFacts } from './known-facts';
import { isDateOfCard } from './people.rules';

/** From September 2015 every new car meets Euro 6 (Reg. (EC) 715/2007, art. 10): a list of new cars of 2016 has no other. */
const FIRST_YEAR_OF_EURO_6_LISTS = 2016;
/** No car was approved under Euro 6 before the rules of its tests were published (Reg. (EC) 692/2008, of 28 July 2008). */
const FIRST_EURO_6_CAR: CalendarDay = '2008-01-01';
/** The first plate of Spain, PM-1, is of 31 October 1900. */
const FIRST_PLATE: CalendarDay = '1900-10-31';
/** A light quadricycle, which carries a moped's plate, has at most 6 kW: Reg. (EU) 168/2013, annex I. */
const LIGHT_QUADRICYCLE_KW = 6;

const REGISTRATION = 'vehicle.registration_date';
const PLATE = 'vehicle.registration_plate';
const BEFORE_FIRST_SALE = {
  mensaje:
    'El vehículo se matriculó más de un año antes de que se vendiera la versión elegida: comprueba la fecha de matriculación y la versión.',
  english:
    'The vehicle was registered more than a year before the chosen version was sold: check the date of registration and the version.',
};

/** Years only count where the source states when the version was sold, not where it was merely seen in a list. */
const precedesSale = ({ version, registrationDate }: MotorFacts) =>
  registrationDate !== undefined && isAbove(version?.firstSoldYear ?? undefined, yearOf(registrationDate) + 1);

const BEYOND_LAST_SALE = {
  mensaje:
    'El vehículo se matriculó más de un año después de que dejara de venderse la versión elegida: comprueba la fecha de matriculación y la versión.',
  english:
    'The vehicle was registered more than a year after the chosen version was last sold: check the date of registration and the version.',
};

/** A used vehicle keeps the date of its first registration, wherever that was. */
const followsSale = ({ version, registrationDate }: MotorFacts) =>
  registrationDate !== undefined &&
  version !== undefined &&
  version.lastSoldYear !== null &&
  yearOf(registrationDate) > version.lastSoldYear + 1;

const precedesEuro6 = ({ version, registrationDate }: CarFacts) =>
  isEuro6(version) && isAbove(FIRST_EURO_6_CAR, registrationDate);

const isEuro6 = (version: VehicleVersion | undefined) =>
  version?.firstSoldYear === null && (version.fromYear ?? 0) >= FIRST_YEAR_OF_EURO_6_LISTS;

/** A price new that is off by half of that of the catalogue, which may be an estimate, is that of a used car or of another. */
const contradictsPrice = ({ version, retailPrice }: CarFacts) => {
  if (retailPrice === undefined || version === undefined || version.newPriceCents === null) return false;
  const known = toEuros(version.newPriceCents);
  return Math.abs(retailPrice - known) > known / 2;
};

const isMoped = (version: VehicleVersion) => allowsSize('AM', version);

const vehicleRules: readonly WarningRule<MotorFacts>[] = [
  {
    id: 'registered-before-first-sale',
    campo: REGISTRATION,
    holds: precedesSale,
    ...BEFORE_FIRST_SALE,
  },
  {
    id: 'registered-after-last-sale',
    campo: REGISTRATION,
    holds: followsSale,
    ...BEYOND_LAST_SALE,
  },
  {
    id: 'registered-before-the-first-plate',
    campo: REGISTRATION,
    holds: ({ registrationDate }) => isAbove(FIRST_PLATE, registrationDate),
    mensaje: 'En esa fecha no se matriculaba ningún vehículo en España: comprueba la fecha de matriculación.',
    english: 'No vehicle was registered in Spain on that date: check the date of registration.',
  },
  {
    id: 'plate-of-a-trailer',
    campo: PLATE,
    holds: ({ plateKind }) => plateKind === 'trailer',
    mensaje: 'La matrícula empieza por R, que es la de un remolque: comprueba cuál es la del vehículo.',
    english: 'The plate begins with R, as those of trailers do: check that of the vehicle.',
  },
  {
    id: 'plate-of-a-tractor',
    campo: PLATE,
    holds: ({ plateKind }) => plateKind === 'special',
    mensaje: 'La matrícula empieza por E, que es la de un tractor o una máquina: comprueba cuál es la del vehículo.',
    english: 'The plate begins with E, as those of tractors and machines do: check that of the vehicle.',
  },
  {
    id: 'plate-of-another-year',
    campo: PLATE,
    holds: ({ plateIssued: issued, registrationDate: date }) =>
      issued !== undefined &&
      date !== undefined &&
      (date < yearsLater(issued.from, -1) || (issued.until !== null && date >= yearsLater(issued.until, 1))),
    mensaje:
      'La serie de la matrícula es de otro año que la fecha de primera matriculación: comprueba las dos. Puede ser así si el vehículo se matriculó antes en otro país.',
    english:
      'The series of the plate is of another year than the first registration: check both. It may be so if the vehicle was registered in another country before.',
  },
];

export const carVehicleRules: readonly WarningRule<CarFacts>[] = [
  ...vehicleRules,
  { id: 'registered-before-euro-6', campo: REGISTRATION, holds: precedesEuro6, ...BEFORE_FIRST_SALE },
  {
    id: 'retail-price-of-another-car',
    campo: 'vehicle.retail_price',
    holds: contradictsPrice,
    mensaje:
      'El precio se aparta en más de la mitad del que tiene la versión elegida en el catálogo: comprueba la versión, y que el precio sea el del coche nuevo con impuestos. Se cotiza con el precio enviado.',
    english:
      'The price is more than half off that of the chosen version in the catalogue: check the version, and that the price is that of the new car with taxes. The quote uses the price as sent.',
  },
  {
    id: 'moped-plate-on-a-car',
    campo: PLATE,
    holds: ({ plateKind, version }) => plateKind === 'moped' && isAbove(version?.powerKw, LIGHT_QUADRICYCLE_KW),
    mensaje: 'La matrícula es de ciclomotor y el vehículo no lo es: comprueba la matrícula y la versión.',
    english: 'The plate is that of a moped, which the vehicle is not: check the plate and the version.',
  },
];

export const motorcycleVehicleRules: readonly WarningRule<MotorcycleFacts>[] = [
  ...vehicleRules,
  {
    id: 'moped-plate-on-a-motorcycle',
    campo: PLATE,
    holds: ({ plateKind, version }) => version !== undefined && plateKind === 'moped' && !isMoped(version),
    mensaje: 'La matrícula es de ciclomotor y la moto elegida tiene más de 50 cc: comprueba la matrícula y la versión.',
    english:
      'The plate is that of a moped, and the chosen motorcycle has more than 50 cc: check the plate and the version.',
  },
  {
    id: 'motorcycle-plate-on-a-moped',
    campo: PLATE,
    holds: ({ plateKind, version }) => version !== undefined && plateKind === 'ordinary' && isMoped(version),
    mensaje:
      'La moto elegida es un ciclomotor y la matrícula no es de ciclomotor: comprueba la matrícula y la versión.',
    english: 'The chosen motorcycle is a moped, and the plate is not that of a moped: check the plate and the version.',
  },
];

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
