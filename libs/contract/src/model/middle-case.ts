import { addYears, type CalendarDay } from '@cotiza/kernel';
import { valueAt } from '../validation/body-values';
import type { Json } from '../validation/compile-condition';
import type { Scalar } from './condition';
import type { Node } from './field';

type Sent = Scalar | null;

/** A value of a case, or what it follows from: the rest of the body, and today in Spain. */
export type CaseValue = Sent | ((body: Json, today: CalendarDay) => Sent);

/** What an estimate takes for a fact that the customer has not said yet. */
export interface MiddleCase {
  /** The value of the middle case. */
  readonly value: CaseValue;
  /** The values of the other cases. Absent: those that the field lists. None: it is not tried. */
  readonly tried?: readonly CaseValue[];
  /** Where the value is from, in Spanish. */
  readonly from: string;
}

/** Returns true for a field that is always sent and has no middle value, and for a block that holds one. */
export const isNeededForEstimates = (node: Node): boolean =>
  node.presence === 'always' &&
  (node.node === 'field' ? !node.middle : Object.values(node.children).some(isNeededForEstimates));

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

const numberAt = (body: Json, path: string): number => Number(valueAt(body, path) ?? NaN);

const effectiveDay = (body: Json, today: CalendarDay): CalendarDay => {
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

/** Whether the body says nothing of a field. */
export const leavesOut =
  (path: string): CaseValue =>
  (body) =>
    valueAt(body, path) === undefined;

/** The square metres of the dwelling by so many for each, in whole units from one on. */
export const metresBy =
  (metres: number): CaseValue =>
  (body) =>
    Math.max(1, Math.round(numberAt(body, 'risk.area_m2') / metres));
