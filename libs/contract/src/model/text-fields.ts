import type { Children } from './field';
import { fieldsAt } from './walk';

/** Formats of the texts that people say in their own words. */
const OWN_WORDS: ReadonlySet<string> = new Set(['letters', 'letters-or-nothing', 'plain']);

/** Returns the paths of the texts of a table that are no codes: names, streets and numbers of documents. */
export const textFieldsOf = (table: Children): readonly string[] =>
  fieldsAt(table)
    .filter(({ field: { kind, catalogue } }) => {
      const format = kind.type === 'text' ? kind.format?.name : undefined;
      return catalogue === undefined && format !== undefined && OWN_WORDS.has(format);
    })
    .map(({ path }) => path);
