import { addYears, wholeYearsBetween, type CalendarDay, type Fields } from '@cotiza/kernel';
import type { CaseValue, MiddleCase } from '../model/middle-case';
import { valueAt } from '../validation/body-values';

/** Sources of middle values. */
export const FROM = {
  today: 'hoy',
  drivers: 'edad central del censo de conductores de la DGT',
  census: 'lo más habitual en el censo de viviendas del INE de 2021',
  workers: 'lo más habitual en la encuesta de población activa del INE',
  portfolio: 'centro de la cartera con la que se comprueban las tarifas',
  usual: 'lo más habitual en la cartera con la que se comprueban las tarifas',
  rebuilding: 'lo que cuesta reconstruir esos metros (UVE, 2025); 0 para un inquilino',
  nothing: 'sin respuesta no se declara',
  rest: 'lo que cuadra con los demás datos',
} as const;

const numberAt = (body: Fields, path: string): number => Number(valueAt(body, path) ?? NaN);

/** Today in Spain. */
export const onToday: CaseValue = (_body, today) => today;

/** The day so many years ago. */
export const yearsAgo =
  (years: number): CaseValue =>
  (_body, today) =>
    addYears(today, -years);

/** The day on which the driver reached an age; today, where it has not come. */
export const driverTurned =
  (age: number) =>
  (body: Fields, today: CalendarDay): CalendarDay => {
    const born = valueAt(body, 'driver.birth_date') ?? valueAt(body, 'holder.birth_date');
    const turned = typeof born === 'string' ? addYears(born, age) : today;
    return turned < today ? turned : today;
  };

/** Returns true if the body has a value at the path. */
export const isSaid = (body: Fields, path: string): boolean => valueAt(body, path) !== undefined;

const LICENCE_DATE = 'driver.driving_license_date';
/** Whole years for which the driver has had the licence. */
export const licensedYears = (body: Fields, today: CalendarDay): number => {
  const since = valueAt(body, LICENCE_DATE);
  return typeof since === 'string' ? wholeYearsBetween(since, today) : Infinity;
};

const MIDDLE_AGE = 50;
/** Age from which a car licence is obtained: RD 818/2009, art. 4. */
export const CAR_LICENCE_AGE = 18;

/** The middle age; a driver whose licence is older than that age allows is older. */
export const middleBirth = (at: string): MiddleCase => ({
  value: yearsAgo(MIDDLE_AGE),
  fits: (body, today) => {
    const driver = valueAt(body, 'driver.same_as_holder') === false || isSaid(body, 'driver.birth_date');
    const since = valueAt(body, LICENCE_DATE);
    if (typeof since !== 'string' || at !== (driver ? 'driver' : 'holder')) return undefined;
    const born = addYears(since, -CAR_LICENCE_AGE);
    return born < addYears(today, -MIDDLE_AGE) ? born : undefined;
  },
  tried: [20, 25, 35, 50, 65, 75].map(yearsAgo),
  from: FROM.drivers,
});

/** True if the body has no value at the path. */
export const leavesOut =
  (path: string): CaseValue =>
  (body) =>
    valueAt(body, path) === undefined;

export const ROOMS_MAX = 50;
/** A room for so many square metres of the dwelling. */
export const roomEach =
  (metres: number): CaseValue =>
  (body) =>
    Math.min(ROOMS_MAX, Math.max(1, Math.round(numberAt(body, 'risk.area_m2') / metres)));
