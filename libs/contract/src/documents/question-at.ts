import { fieldsAt } from '../model/walk';
import { byLine, tables, type InsuranceLine } from '../lines';

const questionsOf = byLine(
  (line) => new Map(fieldsAt(tables[line]).map(({ path, field }) => [path, field.question.text])),
);

/**
 * The question of `requisitos` whose answer fills a field.
 *
 * @throws Error when the line has no such field: a mistake of ours, not of the caller
 */
export function questionAt(line: InsuranceLine, path: string): string {
  const question = questionsOf[line].get(path);
  if (question === undefined) throw new Error(`${line} has no field ${path}`);
  return question;
}
