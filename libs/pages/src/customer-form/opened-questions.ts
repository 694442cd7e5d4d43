import {
  askedFields,
  decidedBy,
  readField,
  withValue,
  type AskedField,
  type FormField,
  type FormQuestion,
  type InsuranceLine,
} from '@cotiza/contract';
import type { DraftView } from '@cotiza/quoting';

/** A question with a choice that opens the questions after it. */
export interface Opener {
  /** Path of the field with the choice. */
  readonly path: string;
  readonly values: ReadonlySet<string>;
  readonly opened: readonly FormQuestion[];
  /** The questions that open once one of the values is chosen, by path. */
  readonly asked: ReadonlyMap<string, AskedField>;
}

type Facts = Pick<DraftView, 'facts'> & { readonly line: InsuranceLine };

/** Returns the questions of a section that open others, so that a browser shows these as soon as the choice is made. */
export function openersOf(draft: Facts, questions: readonly FormQuestion[]): ReadonlyMap<FormQuestion, Opener> {
  const openers = questions.flatMap((question, at): [FormQuestion, Opener][] => {
    const next = questions[at + 1]?.fields[0];
    const decider = next && question.fields.find(({ path, options }) => options && path === decidedBy(next.row));
    if (!decider) return [];
    const later = questions.slice(at + 1);
    const end = later.findIndex(({ fields }) => fields.some(({ row }) => decidedBy(row) !== decider.path));
    const opened = end < 0 ? later : later.slice(0, end);
    const opening = openingValues(draft, decider, opened);
    const [first] = opening;
    return first
      ? [[question, { path: decider.path, opened, asked: first[1], values: new Set(opening.map(([value]) => value)) }]]
      : [];
  });
  return new Map(openers);
}

/** Returns the values of a field that ask for all of these questions, each with what it asks. */
function openingValues(
  { line, facts }: Facts,
  { path, row, options = [] }: FormField,
  questions: readonly FormQuestion[],
): (readonly [string, ReadonlyMap<string, AskedField>])[] {
  return options.flatMap(({ value }) => {
    const asked = askedFields(line, withValue(facts, path, readField(row, value)));
    const isAsked = questions.every(({ fields }) => fields.some((field) => asked.get(field.path)?.isRequired));
    return isAsked ? [[value, asked] as const] : [];
  });
}
