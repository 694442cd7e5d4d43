import { exampleBody, exampleDay, KEPT_EXAMPLE_DAY, type InsuranceLine, type QuoteBody } from '@cotiza/contract';
import type { CalendarDay } from '@cotiza/kernel';

export const exampleRequest = (line: InsuranceLine): QuoteBody => exampleBody(line, KEPT_EXAMPLE_DAY);

/** The text of the description, with examples that can be sent as they are on a given day. */
export function textWithExamplesOf(document: object, today: CalendarDay): string {
  return JSON.stringify(document).replaceAll(KEPT_EXAMPLE_DAY, exampleDay(today));
}
