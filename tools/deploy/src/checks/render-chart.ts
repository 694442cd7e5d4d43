import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { parse, parseAllDocuments, stringify } from 'yaml';

/** An object for Kubernetes. */
export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly [part: string]: unknown;
}

/** Go goes through a map in the order of its keys. */
const inOrder = (map: object) => Object.entries(map).sort(([one], [other]) => (one < other ? -1 : 1));

/** The functions that the templates use, as Go, Sprig and Helm define them. */
const FUNCTIONS = {
  quote: (value: unknown) => JSON.stringify(String(value)),
  toYaml: (value: unknown) => stringify(value, { lineWidth: 0 }).trimEnd(),
  toJson: (value: object) => JSON.stringify(Object.fromEntries(inOrder(value))),
  sha256sum: (text: string) => createHash('sha256').update(text).digest('hex'),
  nindent: (blanks: number, text: string) => `\n${text.replace(/^/gm, ' '.repeat(blanks))}`,
  list: (...values: unknown[]) => values,
  entries: (value: object) => (Array.isArray(value) ? value.entries() : inOrder(value)),
  holds: (value: unknown) =>
    typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value),
  /** Helm would put nothing in the place of a name that there is not. */
  written: (value: unknown) => {
    if (value === undefined || value === null) throw new Error('a template names a value that there is not');
    return String(value);
  },
};

/** Returns a pipeline, such as `.Values.settings | toJson`, as an expression of JavaScript. `$` is a name there, too. */
function expression(pipeline: string): string {
  return pipeline.split('|').reduce((value, command) => {
    const words = (command.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replace(/^\./, 'dot.').replace(/\.$/, ''));
    const [name = '', ...given] = words;
    return value === '' && given.length === 0 ? name : `${name}(${[...given, value].filter(Boolean).join(', ')})`;
  }, '');
}

/** Returns an action, such as `if .Values.x`, as a statement of JavaScript. */
function statement(action: string): string {
  const [, keyword = '', rest = ''] = /^(if|with|range|else|end|\/\*)\b\s*([^]*)$/.exec(action) ?? [];
  const [, key, value = key, over = rest] = /^(\$\w+)(?:, (\$\w+))? := (.+)$/.exec(rest) ?? [];
  const statements: Readonly<Record<string, string>> = {
    if: `if (holds(${expression(rest)})) {`,
    with: `for (const held of [${expression(rest)}].filter(holds)) { const dot = held;`,
    range: `for (const [${value === key ? '' : `${key}`}, ${value}] of entries(${expression(over)})) {`,
    else: '} else {',
    end: '}',
  };
  return statements[keyword] ?? `out += written(${expression(action)});`;
}

/** Renders a template. A dash takes the blanks beside it away. */
function rendered(template: string, root: object): string {
  const trimmed = template.replace(/\s*\{\{- /g, '{{ ').replace(/ -\}\}\s*/g, ' }}');
  const parts = trimmed.split(/\{\{\s*([^]*?)\s*\}\}/);
  const code = parts.map((part, at) => (at % 2 === 0 ? `out += ${JSON.stringify(part)};` : statement(part)));
  return runInNewContext(`let out = ''; ${code.join('\n')} out`, { ...FUNCTIONS, $: root, dot: root }) as string;
}

/**
 * The objects that a chart makes of its values, as `helm template` would.
 *
 * @param changes values in the place of those of values.yaml, at the top
 */
export function renderChart(folder: string, release: string, changes: object = {}): readonly Manifest[] {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const { version, appVersion } = parse(read('Chart.yaml')) as Readonly<Record<string, string>>;
  const root = {
    Values: { ...(parse(read('values.yaml')) as object), ...changes },
    Release: { Name: release },
    Chart: { AppVersion: appVersion, Version: version },
  };
  return readdirSync(join(folder, 'templates'))
    .flatMap((name) => parseAllDocuments(rendered(read(`templates/${name}`), root), { uniqueKeys: true }))
    .flatMap((document) => {
      const [fault] = document.errors;
      if (fault) throw fault;
      return (document.toJS() as Manifest | null) ?? [];
    });
}
