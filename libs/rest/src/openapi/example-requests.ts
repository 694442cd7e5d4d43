import { exampleBody, exampleDay, KEPT_EXAMPLE_DAY, type InsuranceLine, type QuoteBody } from '@cotiza/contract';
import type { CalendarDay } from '@cotiza/kernel';

export const exampleRequest = (line: InsuranceLine): QuoteBody => exampleBody(line, KEPT_EXAMPLE_DAY);

/** Returns the text of the description, with examples that are valid on a given day. */
export function textWithExamplesOf(document: object, today: CalendarDay): string {
  return JSON.stringify(document).replaceAll(KEPT_EXAMPLE_DAY, exampleDay(today));
}
