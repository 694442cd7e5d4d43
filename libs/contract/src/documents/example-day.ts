import { addDays, type CalendarDay } from '@cotiza/kernel';
import type { Scalar } from '../model/condition';
import type { Field } from '../model/field';

/** The first day of cover in examples that are kept in files; whoever sends one puts a day to come in its place. */
export const KEPT_EXAMPLE_DAY: CalendarDay = '2027-01-01';

/** A policy is usually taken out some days ahead. */
const DAYS_AHEAD = 15;

/** A first day of cover to show today: always one to come. */
export const exampleDay = (today: CalendarDay): CalendarDay => addDays(today, DAYS_AHEAD);

/** A valid value of a field on a day. */
export function exampleOn({ kind, example }: Field, today: CalendarDay): Scalar | null {
  return kind.type === 'date' && kind.refused === 'past' ? exampleDay(today) : example;
}
