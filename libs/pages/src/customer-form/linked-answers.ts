import { FORM_STEPS, longestTyped, readField, type InsuranceLine } from '@cotiza/contract';
import type { DraftPatch } from '@cotiza/quoting';

export interface LinkedAnswers {
  /** The texts as the link has them, by dotted path. */
  readonly texts: URLSearchParams;
  readonly values: DraftPatch;
}

/**
 * Reads the answers in the address of a form. It takes none that says who somebody is, no statement that only the customer makes, and
 * nothing that the form does not ask.
 */
export function linkedAnswers(line: InsuranceLine, query: Readonly<Record<string, unknown>>): LinkedAnswers {
  const texts = new URLSearchParams();
  const values: Record<string, DraftPatch[string]> = {};
  for (const { fields } of FORM_STEPS[line]) {
    for (const { path, row, control } of fields.values()) {
      const text = query[path];
      if (typeof text !== 'string' || text.length > longestTyped(row)) continue;
      if (row.use.identifies || control === 'statement') continue;
      const value = readField(row, text);
      if (value === undefined) continue;
      texts.set(path, text);
      values[path] = value;
    }
  }
  return { texts, values };
}
