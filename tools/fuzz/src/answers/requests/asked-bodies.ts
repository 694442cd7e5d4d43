import { INSURANCE_LINES, type InsuranceLine } from '@cotiza/contract';
import { bodyWithMutations, validBody, VARIANTS, type BodyDraft } from '@cotiza/contract/testing';
import fc from 'fast-check';

/** A body to ask with, and what it is. */
export interface AskedBody {
  readonly name: string;
  readonly line: InsuranceLine;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Of each line, besides one for each way in which a body can vary. */
const SOUND = 14;
const FAULTY = 34;

const drawn = (bodies: fc.Arbitrary<BodyDraft>, seed: number, numRuns: number) => fc.sample(bodies, { seed, numRuns });

const asked = (name: string, { line, build }: BodyDraft): AskedBody => ({ name, line, body: { ...build() } });

/** Bodies of every line: each variant of the contract, sound ones that vary in several ways, and faulty ones. */
export function askedBodies(seed: number): AskedBody[] {
  return [
    ...VARIANTS.map(({ name, draft }) => asked(name, draft)),
    ...INSURANCE_LINES.flatMap((line) => [
      ...drawn(validBody(line), seed, SOUND).map((draft, index) => asked(`${line} sound ${index}`, draft)),
      ...drawn(bodyWithMutations(line), seed, FAULTY).map((draft, index) => asked(`${line} mutated ${index}`, draft)),
    ]),
  ];
}
