import { tables, type InsuranceLine } from '../lines';
import { fieldsAt } from '../model/walk';
import type { Requirements } from '../schema/requirements.schema';
import { meantBy } from '../validation/meaning';
import type { BodyDraft } from './body-draft';

/** The published requirements of each field, by its path. */
export type PublishedFields = ReadonlyMap<string, Requirements['bloques'][number]['campos'][number]>;

/** Returns the published fields of a line. */
export function publishedFields(requirements: Requirements): PublishedFields {
  return new Map(requirements.bloques.flatMap(({ campos }) => campos).map((field) => [field.campo, field]));
}

/** Returns the value at a dotted path of a body. */
export function valueAt(body: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null && !Array.isArray(value) && Object.hasOwn(value, name)
          ? (value as Record<string, unknown>)[name]
          : undefined,
      body,
    );
}

/** Returns a body in which every answer that was understood has the form to send. */
export const asMeant = (line: InsuranceLine, draft: BodyDraft): BodyDraft =>
  fieldsAt(tables[line]).reduce((made, { path, field }) => {
    const value = valueAt(draft.build(), path);
    const meant = value === undefined ? undefined : meantBy(field, value);
    return meant === undefined ? made : made.with(path, meant);
  }, draft);

/**
 * Evaluates the text of `cuando` or `no_enviar_si` as an agent would, without the tables. Returns undefined when a field that
 * it names is missing or wrong.
 */
export function holds(text: string, body: unknown, fields: PublishedFields): boolean | undefined {
  const clauses = text.split(' y ').map((clause) => clauseHolds(clause, body, fields));
  if (clauses.includes(false)) return false;
  return clauses.includes(undefined) ? undefined : true;
}

function clauseHolds(clause: string, body: unknown, fields: PublishedFields): boolean | undefined {
  const sent = /^(no )?se envía (\S+)$/.exec(clause);
  if (sent) return (valueAt(body, sent[2]!) === undefined) === (sent[1] !== undefined);
  const equal = /^(\S+) (no )?es (.+)$/.exec(clause);
  if (!equal) throw new Error(`This condition cannot be parsed: ${clause}`);
  const isOneOf = amongValues(equal[1]!, equal[3]!.split(/, | o /), body, fields);
  return isOneOf === undefined ? undefined : isOneOf !== (equal[2] !== undefined);
}

function amongValues(path: string, values: string[], body: unknown, fields: PublishedFields): boolean | undefined {
  const field = fields.get(path);
  if (!field) throw new Error(`A condition names ${path}, which is not published`);
  const value = valueAt(body, path);
  if (value === undefined) return field.obligatorio === 'opcional' ? false : undefined;
  const isAnswer = field.tipo === 'booleano' ? typeof value === 'boolean' : field.valores?.includes(value as string);
  return isAnswer ? values.includes(String(value)) : undefined;
}
