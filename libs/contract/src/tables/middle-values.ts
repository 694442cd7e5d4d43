import { addYears, type CalendarDay, type Fields } from '@cotiza/kernel';
import type { CaseValue } from '../model/middle-case';
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
} as const;

const numberAt = (body: Fields, path: string): number => Number(valueAt(body, path) ?? NaN);

const effectiveDay = (body: Fields, today: CalendarDay): CalendarDay => {
  const sent = valueAt(body, 'effective_date');
  return typeof sent === 'string' ? sent : today;
};

/** Today in Spain. */
export const onToday: CaseValue = (_body, today) => today;

/** The day so many years before the first day of cover. */
export const yearsBefore =
  (years: number): CaseValue =>
  (body, today) =>
    addYears(effectiveDay(body, today), -years);

/** The day on which the driver reached an age; today, where it has not come. */
export const driverTurned =
  (age: number): CaseValue =>
  (body, today) => {
    const born = valueAt(body, 'driver.birth_date') ?? valueAt(body, 'holder.birth_date');
    const turned = typeof born === 'string' ? addYears(born, age) : today;
    return turned < today ? turned : today;
  };

/** True if the body has no value at the path. */
export const leavesOut =
  (path: string): CaseValue =>
  (body) =>
    valueAt(body, path) === undefined;

/** The square metres of the dwelling by so many for each, in whole units from one on. */
export const metresBy =
  (metres: number): CaseValue =>
  (body) =>
    Math.max(1, Math.round(numberAt(body, 'risk.area_m2') / metres));
