import { INSURANCE_LINES, type InsuranceLine } from '@cotiza/contract';
import { bodyWithMutations, EFFECTIVE_DAY, validBody } from '@cotiza/contract/testing';
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

function drawn({ chance, marks, effectiveDay }: CaseSource, bodies: typeof mutatedBodies): MadeBody {
  const line = chance.pick(INSURANCE_LINES);
  const seed = chance.between(0, LARGEST_SEED);
  const [draft] = fc.sample(bodies.get(line)!, { seed, numRuns: 1 });
  const dated = draft!.at('effective_date') === EFFECTIVE_DAY ? draft!.with('effective_date', effectiveDay) : draft!;
  return { line, body: markedBody(dated.build(), marks, chance) as Record<string, unknown> };
}
