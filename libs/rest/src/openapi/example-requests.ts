import { exampleBody, type InsuranceLine, type QuoteBody } from '@cotiza/contract';
import { addDays, type CalendarDay } from '@cotiza/kernel';

/** The first day of cover in the committed description; the one served says a day to come instead. */
const COMMITTED_DAY = '2027-01-01';
/** A policy is usually taken out some days ahead. */
const DAYS_AHEAD = 15;

export const exampleRequest = (line: InsuranceLine): QuoteBody => exampleBody(line, COMMITTED_DAY);

/** The text of the description, with examples that can be sent as they are on a given day. */
export function textWithExamplesOf(document: object, today: CalendarDay): string {
  return JSON.stringify(document).replaceAll(COMMITTED_DAY, addDays(today, DAYS_AHEAD));
}
