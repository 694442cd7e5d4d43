import {
  estimateTables,
  exampleEstimate,
  readField,
  walk,
  type Field,
  type InsuranceLine,
  type Language,
} from '@cotiza/contract';
import type { CalendarDay } from '@cotiza/kernel';
import { FACTS } from './facts.table';
import type { StartForm, StartQuery } from './start-page.parameters';

/** The request of a visitor. Everything has a default, so that only the estimate refuses. */
export interface Asked extends StartQuery, StartForm {
  readonly language: Language;
}

export type EstimateBody = Record<string, unknown>;

/** Returns the example of the line with the answers of the form in place of its own; an empty one is left out. */
export function estimateBodyOf({ line, answers }: Omit<Asked, 'language'>, today: CalendarDay): EstimateBody {
  const body: EstimateBody = { ...exampleEstimate(line, today) };
  for (const path of Object.keys(FACTS[line])) {
    const text = answers.get(path);
    if (text === null) continue;
    const { parent, name } = placeOf(body, path);
    const value = valueOf(fieldOf(line, path), text.trim());
    if (value === undefined) delete parent[name];
    else parent[name] = value;
  }
  return body;
}

/** Returns the text of a field of the form: that which was sent, or the example. */
export function textOf(body: EstimateBody, path: string, { answers }: Asked): string {
  const { parent, name } = placeOf(body, path);
  return answers.get(path) ?? String(parent[name] ?? '');
}

export function fieldOf(line: InsuranceLine, path: string): Field {
  let found: Field | undefined;
  walk(estimateTables[line], (node, at) => {
    if (at === path && node.node === 'field') found = node;
  });
  if (!found) throw new Error(`an estimate of ${line} has no field ${path}`);
  return found;
}

function placeOf(body: EstimateBody, path: string): { readonly parent: EstimateBody; readonly name: string } {
  const blocks = path.split('.');
  const name = blocks.pop() ?? '';
  return { parent: blocks.reduce((above, block) => above[block] as EstimateBody, body), name };
}

/** A number that is none is sent as it was typed, and refused. */
function valueOf(field: Field, text: string): unknown {
  const { kind } = field;
  const isNumber = kind.type === 'number' || kind.type === 'integer';
  return readField(field, text) ?? (isNumber && kind.nullable ? null : undefined);
}
