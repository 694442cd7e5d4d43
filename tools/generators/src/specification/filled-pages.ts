import { SANDBOX_ROWS } from '@cotiza/assembly';
import { parametersOf } from '@cotiza/catalogues';
import {
  CATALOGUE_NAMES,
  FAULT_CODES,
  type CatalogueName,
  PROBLEM_CODES,
  PROBLEMS,
  type ProblemCode,
} from '@cotiza/contract';
import { codesIn, type MarkdownTable, rowText, tablesOf } from '@cotiza/tools-kit';
import { fieldNamed, fieldsOfCatalogue, missingFrom, nodeNamed } from './fields-by-path';
import { fieldWords, limitText, type FieldWords } from './field-words';
import { schemaTypes } from './schema-types';
import type { SpecificationPage } from './specification-rows';

/** Columns of one row, by their names; undefined where the row is written by hand altogether. */
type Columns = Readonly<Record<string, string>> | undefined;
type Filler = (cells: readonly string[]) => Columns;

const SANDBOX = new Map(SANDBOX_ROWS.map((row) => [row.value, row]));

/** Names that a complete table must have a row for, by the kind of table. */
const wholeLists: Readonly<Record<string, readonly string[]>> = {
  catalogues: CATALOGUE_NAMES,
  problems: PROBLEM_CODES,
  faults: FAULT_CODES,
  sandbox: [...SANDBOX.keys()],
  parameters: CATALOGUE_NAMES.filter((name) => Object.keys(parametersOf(name)).length > 0),
};

/** The pages with the columns that the code says already, as it says them today. */
export function filledPages(pages: readonly SpecificationPage[], openApi: string): SpecificationPage[] {
  const missing = missingFrom(new Set(pages.flatMap(({ text }) => tablesOf(text).flatMap(namedIn))));
  if (missing.length > 0) throw new Error(`docs/specification has no row for ${missing.join(', ')}.`);
  return pages.map((page) => filledPage(page, openApi));
}

/** One page, as the code says it today. */
export const filledPage = ({ path, text }: SpecificationPage, openApi: string): SpecificationPage => ({
  path,
  text: filled(text, openApi),
});

function filled(text: string, openApi: string): string {
  const lines = text.split('\n');
  for (const table of tablesOf(text)) {
    const fill = fillerOf(table, openApi);
    for (const { line, cells } of fill ? table.rows : []) {
      const columns = fill?.(cells);
      if (columns) lines[line] = rowText(table.columns.map((name, index) => columns[name] ?? cells[index] ?? ''));
    }
  }
  return lines.join('\n');
}

function fillerOf(table: MarkdownTable, openApi: string): Filler | undefined {
  const { source } = table;
  if (source === undefined) return undefined;
  const [kind = '', of = ''] = source.split(/: ?(.*)/);
  const fillers: Readonly<Record<string, () => Filler>> = {
    fields: () => fieldColumns(of.split('; ')),
    enumerations: () => enumerationColumns,
    limits: () => limitColumns,
    catalogues: () => catalogueColumns,
    schema: () => schemaColumns(openApi, of),
    problems: () => problemColumns,
    faults: () => faultColumns,
    parameters: () => parameterColumns,
    sandbox: () => sandboxColumns,
  };
  const filler = fillers[kind];
  if (!filler) throw new Error(`Nobody knows how to fill a table from "${source}".`);
  const rows = table.rows.flatMap(({ cells: [first = ''] }) => codesIn(first));
  const whole = kind === 'schema' ? Object.keys(schemaTypes(openApi, of)) : (wholeLists[kind] ?? []);
  const missing = whole.filter((name) => !rows.includes(name));
  if (missing.length > 0) throw new Error(`The table of ${source} has no row for ${missing.join(', ')}.`);
  return filler();
}

/** `Home risk` and `area_m2` make `Home risk.area_m2`; `Home` and `risk` make `Home risk`. */
const nameOf = (block: string, field: string) => `${block}${block.includes(' ') ? '.' : ' '}${field}`;

function namedIn({ source, rows }: MarkdownTable): string[] {
  if (source?.startsWith('fields: ') !== true) return [];
  const blocks = source.slice('fields: '.length).split('; ');
  return blocks.flatMap((block) =>
    rows.flatMap(({ cells: [first = ''] }) => codesIn(first).map((field) => nameOf(block, field))),
  );
}

/** Words that several objects, or several fields of one row, have alike are said once; those that differ, each. */
const fieldColumns =
  (blocks: readonly string[]): Filler =>
  ([first = '']) => {
    const fields = codesIn(first);
    if (fields.length === 0) return undefined;
    const said = fields.map((field) => ({ field, words: wordsOf(blocks, field) }));
    const column = (name: keyof FieldWords) =>
      joined(said.map(({ field, words }) => [field, joined(words.map(([block, of]) => [block, of[name]]))]));
    return { type: column('type'), required: column('required'), refused: column('refused') };
  };

function wordsOf(blocks: readonly string[], field: string): (readonly [block: string, words: FieldWords])[] {
  const found = blocks.flatMap((block) => {
    const node = nodeNamed(nameOf(block, field));
    return node ? [[block, fieldWords(node)] as const] : [];
  });
  if (found.length === 0) throw new Error(`${blocks.join(', ')}: there is no field ${field}.`);
  return found;
}

function joined(said: readonly (readonly [of: string, words: string])[]): string {
  const [first, ...others] = new Set(said.map(([, words]) => words));
  if (first !== undefined && others.length === 0) return first;
  return said.map(([of, words]) => `${of}: ${words === '' ? 'none' : words}`).join('. ');
}

const enumerationColumns: Filler = ([, second = '']) => {
  const { kind } = fieldNamed(codesIn(second)[0] ?? '');
  if (kind.type !== 'choice') throw new Error(`${second} has no list of values.`);
  return { values: kind.enumeration.values.join(', ') };
};

const limitColumns: Filler = ([, second = '']) => {
  const names = codesIn(second);
  if (names.length === 0) return undefined;
  return { value: joined(names.map((name) => [name.slice(name.lastIndexOf('.') + 1), limitText(fieldNamed(name))])) };
};

const oneOf = <T extends string>(names: readonly T[], what: string, cell = ''): T => {
  const found = names.find((name) => name === codesIn(cell)[0]);
  if (found === undefined) throw new Error(`There is no ${what} ${cell}.`);
  return found;
};

const catalogueIn = (cell?: string): CatalogueName => oneOf(CATALOGUE_NAMES, 'catalogue', cell);
const listed = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

const catalogueColumns: Filler = ([name]) => {
  const fields = fieldsOfCatalogue(catalogueIn(name));
  return { fields: fields.length > 0 ? listed(fields) : 'none: it helps to choose' };
};

const parameterColumns: Filler = ([name]) => {
  const rules = Object.entries(parametersOf(catalogueIn(name)));
  const those = (need: string) => listed(rules.filter(([, of]) => of === need).map(([parameter]) => parameter));
  return { required: those('required'), optional: those('optional') };
};

const ACTS = { caller: 'the caller', insurer: 'the insurers', us: 'the operator' } as const;

const problemColumns: Filler = ([name]) => {
  const { status, owner, retryable } = PROBLEMS[oneOf<ProblemCode>(PROBLEM_CODES, 'code of a refusal', name)];
  return { status: String(status), acts: ACTS[owner], again: retryable ? 'yes' : 'no' };
};

const faultColumns: Filler = ([name]) => {
  oneOf(FAULT_CODES, 'code of a fault', name);
  return {};
};

function schemaColumns(openApi: string, schema: string): Filler {
  const types = schemaTypes(openApi, schema);
  return ([first = '']) => {
    const [key] = codesIn(first);
    if (key === undefined) return undefined;
    const type = types[key];
    if (type === undefined) throw new Error(`${schema} has no key ${key}.`);
    return { type };
  };
}

const sandboxColumns: Filler = ([first = '']) => {
  const row = codesIn(first).flatMap((value) => SANDBOX.get(value) ?? [])[0];
  return row && { field: `\`${row.field}\``, outcome: row.outcome };
};
