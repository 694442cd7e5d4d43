import { estimateTables, INSURANCE_LINES, type InsuranceLine } from '@cotiza/contract';
import { bodyWithMutations, EFFECTIVE_DAY, validBody } from '@cotiza/contract/testing';
import { existing } from '@cotiza/kernel';
import fc from 'fast-check';
import { markedBody } from '../marks/marked-body';
import type { CaseSource } from './fuzz-case';

/** A body of the field tables, marked. */
export interface MadeBody {
  readonly line: InsuranceLine;
  readonly body: Readonly<Record<string, unknown>>;
}

const LARGEST_SEED = 2 ** 31 - 1;

const mutatedBodies = new Map(INSURANCE_LINES.map((line) => [line, bodyWithMutations(line)]));
const validBodies = new Map(INSURANCE_LINES.map((line) => [line, validBody(line)]));

/** A body with up to five accidents that the field tables know of. */
export const wrongBody = (source: CaseSource): MadeBody => drawn(source, mutatedBodies);

/** A body without faults, but for marks that spoil a text here and there. */
export const soundBody = (source: CaseSource): MadeBody => drawn(source, validBodies);

/** Rows of a table by name, some of which are blocks of rows. */
interface Rows {
  readonly [name: string]: { readonly children?: Rows };
}

/** What an estimate may be told of a body: nothing that it does not ask, at whatever depth. */
export const estimateOf = ({ line, body }: MadeBody): MadeBody['body'] => ({
  ...(askedOf(body, estimateTables[line] as Rows) as MadeBody['body']),
  ...('insurance_line' in body ? { insurance_line: body.insurance_line } : {}),
});

function askedOf(value: unknown, rows: Rows): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const asked = Object.entries(value).filter(([name]) => Object.hasOwn(rows, name));
  return Object.fromEntries(
    asked.map(([name, inner]) => {
      const children = rows[name]?.children;
      return [name, children ? askedOf(inner, children) : inner];
    }),
  );
}

function drawn({ chance, marks, effectiveDay }: CaseSource, bodies: typeof mutatedBodies): MadeBody {
  const line = chance.pick(INSURANCE_LINES);
  const seed = chance.between(0, LARGEST_SEED);
  const [drawnDraft] = fc.sample(existing(bodies.get(line), `bodies of ${line}`), { seed, numRuns: 1 });
  const draft = existing(drawnDraft, 'draft');
  const dated = draft.at('effective_date') === EFFECTIVE_DAY ? draft.with('effective_date', effectiveDay) : draft;
  return { line, body: markedBody(dated.build(), marks, chance) as Record<string, unknown> };
}
