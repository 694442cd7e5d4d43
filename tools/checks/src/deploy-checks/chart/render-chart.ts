import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { existing } from '@cotiza/kernel';
import { parse, parseAllDocuments } from 'yaml';
import { entriesOf, evaluate, isTrue, type Scope } from './evaluate';
import { parseTemplate, type Part } from './parse-template';

/** An object for Kubernetes. */
export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly [part: string]: unknown;
}

const RANGE = /^(?:(\$\w+)\s*(?:,\s*(\$\w+)\s*)?:=\s*)?([^]+)$/;

/**
 * The objects that a chart makes of its values, as `helm template` would.
 *
 * @param changes values in the place of those of values.yaml, at the top
 * @throws Error where a template cannot be rendered, or is no YAML then
 */
export function renderChart(folder: string, release: string, changes: object = {}): readonly Manifest[] {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const chart = parse(read('Chart.yaml')) as { readonly version: string; readonly appVersion: string };
  const root = {
    Values: { ...(parse(read('values.yaml')) as object), ...changes },
    Release: { Name: release },
    Chart: { AppVersion: chart.appVersion, Version: chart.version },
  };
  const scope: Scope = new Map<string, unknown>([
    ['.', root],
    ['$', root],
  ]);
  return readdirSync(join(folder, 'templates')).flatMap((name) =>
    manifestsIn(render(parseTemplate(read(`templates/${name}`)), scope)),
  );
}

function manifestsIn(text: string): Manifest[] {
  return parseAllDocuments(text, { uniqueKeys: true }).flatMap((document) => {
    const [fault] = document.errors;
    if (fault) throw fault;
    const manifest = document.toJS() as Manifest | null;
    return manifest === null ? [] : [manifest];
  });
}

function render(parts: readonly Part[], scope: Scope): string {
  return parts.map((part) => textOf(part, scope)).join('');
}

function textOf(part: Part, scope: Scope): string {
  if (part.kind === 'text') return part.text;
  if (part.kind === 'value') return part.pipeline.startsWith('/*') ? '' : String(evaluate(part.pipeline, scope));
  if (part.kind === 'range') return rangeText(part, scope);
  const value = evaluate(part.head, scope);
  if (!isTrue(value)) return render(part.otherwise, scope);
  return render(part.body, part.kind === 'with' ? new Map([...scope, ['.', value]]) : scope);
}

function rangeText(part: Extract<Part, { head: string }>, scope: Scope): string {
  const [, one = '.', other, over = ''] = existing(RANGE.exec(part.head), `range in ${part.head}`);
  const entries = entriesOf(evaluate(over, scope));
  if (entries.length === 0) return render(part.otherwise, scope);
  return entries
    .map(([key, value]) => {
      const named: [string, unknown][] =
        other === undefined
          ? [[one, value]]
          : [
              [one, key],
              [other, value],
            ];
      return render(part.body, new Map([...scope, ['.', value], ...named]));
    })
    .join('');
}
