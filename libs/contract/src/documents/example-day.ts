import { addDays, type CalendarDay } from '@cotiza/kernel';
import type { Scalar } from '../model/condition';
import type { Field } from '../model/field';

/** The first day of cover in example files. Callers replace it with a future day. */
export const KEPT_EXAMPLE_DAY: CalendarDay = '2027-01-01';

/** A policy is usually taken out some days ahead. */
const DAYS_AHEAD = 15;

/** Returns a future first day of cover to show in an example today. */
export const exampleDay = (today: CalendarDay): CalendarDay => addDays(today, DAYS_AHEAD);

/** A valid value of a field on a day. */
export function exampleOn({ kind, example }: Field, today: CalendarDay): Scalar | null {
  return kind.type === 'date' && kind.refused === 'past' ? exampleDay(today) : example;
}
