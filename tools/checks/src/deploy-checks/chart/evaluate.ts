import { createHash } from 'node:crypto';
import { stringify } from 'yaml';

/** Values of the names in a template: `.`, `$` and variables. */
export type Scope = ReadonlyMap<string, unknown>;

const WORD = /"(?:[^"\\]|\\.)*"|\S+/g;

type TemplateFunction = (...values: never[]) => unknown;

/** The functions that the charts of this repository use, as Sprig and Helm define them. */
const FUNCTIONS: Readonly<Record<string, TemplateFunction>> = {
  quote: (value: unknown) => JSON.stringify(String(value)),
  toYaml: (value: unknown) => stringify(value, { lineWidth: 0 }).trimEnd(),
  toJson: (value: Record<string, unknown>) => JSON.stringify(inOrder(value)),
  sha256sum: (text: string) => createHash('sha256').update(text).digest('hex'),
  nindent: (blanks: number, text: string) => `\n${text.replace(/^/gm, ' '.repeat(blanks))}`,
  list: (...values: unknown[]) => values,
};

/**
 * Evaluates a pipeline: words, each the argument of a function or a value, joined by `|`.
 *
 * @throws Error for a function or a name that there is not: Helm would put nothing in its place
 */
export function evaluate(pipeline: string, scope: Scope): unknown {
  const [first, ...rest] = pipeline.split('|').map((command) => command.match(WORD) ?? []);
  return rest.reduce(
    (value, [name = '', ...words]) => call(name, [...words.map((word) => valueOf(word, scope)), value]),
    begin(first ?? [], scope),
  );
}

/** Values of a map in the order in which Go goes through it; a list as it is. */
export function entriesOf(value: unknown): readonly (readonly [unknown, unknown])[] {
  if (Array.isArray(value)) return value.map((each, place) => [place, each] as const);
  return Object.entries(inOrder((value ?? {}) as Record<string, unknown>));
}

/** As Go has it: nothing, none, zero and what is empty. */
export function isTrue(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0;
  return Boolean(value);
}

function begin([name = '', ...words]: readonly string[], scope: Scope): unknown {
  if (words.length === 0 && !(name in FUNCTIONS)) return valueOf(name, scope);
  return call(
    name,
    words.map((word) => valueOf(word, scope)),
  );
}

function call(name: string, values: readonly unknown[]): unknown {
  const known = FUNCTIONS[name];
  if (!known) throw new Error(`no function ${name} is known`);
  return known(...(values as never[]));
}

function valueOf(word: string, scope: Scope): unknown {
  if (word.startsWith('"')) return JSON.parse(word) as string;
  if (/^-?\d+$/.test(word)) return Number(word);
  const [, name, path] = /^(\$\w*)?(\..*)?$/.exec(word) ?? [];
  if (name === undefined && path === undefined) throw new Error(`${word} cannot be read`);
  const start = name ?? '.';
  if (!scope.has(start)) throw new Error(`${start} is not known here`);
  return (path ?? '')
    .split('.')
    .filter(Boolean)
    .reduce<unknown>((value, key) => member(value, key, word), scope.get(start));
}

function member(value: unknown, key: string, word: string): unknown {
  if (typeof value === 'object' && value !== null && key in value) return (value as Record<string, unknown>)[key];
  throw new Error(`${word} is not among the values`);
}

function inOrder(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
