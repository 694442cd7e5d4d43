import { day, roundEuros, lowerFirst } from '@cotiza/kernel';
import { byLine, tables, type QuoteBody } from '../lines';
import type { Need } from '../model/need';
import type { ValueKind } from '../model/value-kind';
import { fieldsAt } from '../model/walk';

interface NeedAt {
  readonly steps: readonly string[];
  readonly kind: ValueKind;
  readonly need: Need;
}

const needsAt = byLine((line): readonly NeedAt[] =>
  fieldsAt(tables[line]).flatMap(({ path, field: { kind, need } }) =>
    need ? [{ steps: path.split('.'), kind, need }] : [],
  ),
);

/**
 * Returns the demands and needs of the customer as Spanish sentences, in the order of the questions: one for each sent field
 * whose row has a `need`.
 */
export const needsOf = (body: QuoteBody): readonly string[] =>
  needsAt[body.insurance_line].flatMap(({ steps, kind, need }) => sentence(need, kind, valueAt(body, steps)));

const valueAt = (body: unknown, steps: readonly string[]): unknown =>
  steps.reduce<unknown>((above, name) => (above as Readonly<Record<string, unknown>> | undefined)?.[name], body);

/** Returns no sentence for a field that was not sent. */
function sentence({ says, of }: Need, kind: ValueKind, value: unknown): string[] {
  if (value === undefined || value === null) return [];
  const said = of?.[String(value)] ?? says?.replace('{}', inWords(kind, value));
  return said === undefined ? [] : [said];
}

const AMOUNT = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 2, useGrouping: 'always' });

/** Formats a value for the middle of a sentence. */
function inWords(kind: ValueKind, value: unknown): string {
  switch (kind.type) {
    case 'choice':
      return lowerFirst(kind.enumeration.labels[String(value)] ?? String(value));
    case 'date':
      return day(Date.parse(`${String(value)}T12:00:00Z`));
    case 'number':
    case 'integer':
      return kind.unit === 'euros' ? roundEuros(Number(value)) : AMOUNT.format(Number(value));
    default:
      return String(value);
  }
}
