import type { VehicleVersion } from '@cotiza/insurers-port';
import { toEuros, yearOf, type CalendarDay } from '@cotiza/kernel';
import { allowsSize } from '../resolve/motorcycle-licence.rule';
import { isAbove, yearsLater } from './facts-of';
import type { CarFacts, WarningRule, MotorcycleFacts, MotorFacts } from './known-facts';

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
