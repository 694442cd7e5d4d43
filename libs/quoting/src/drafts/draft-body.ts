import { judgeBody, type JudgedBody } from '@cotiza/contract';
import type { CalendarDay } from '@cotiza/kernel';
import type { DraftContent, KeptDraft } from '../ports/draft-store';
import { mergedFacts } from './facts';
import type { DraftState } from './quote-draft';

/** Judges the present body of a draft. */
export function judgeDraft(content: DraftContent, today: CalendarDay): JudgedBody {
  const { line, facts } = mergedFacts(content);
  return judgeBody(facts, today, line && { line, nullMeansLeftOut: false });
}

/** Returns the blocks, and fields outside of blocks, in which something is missing or wrong. */
export const openBlocks = ({ judgement }: JudgedBody): readonly string[] => [
  ...new Set(judgement.faults.map(({ campo }) => campo.replace(/\..*$/, ''))),
];

/** Returns true once the customer has seen the summary or agreed: the agent changes nothing any more, so that nobody is held up by it. */
export const isClosed = ({ isReviewed, consent }: DraftContent): boolean =>
  isReviewed === true || consent !== undefined;

/** Returns the state at an instant: a draft that was not quoted in time has expired. */
export const stateOf = ({ state, expiresAt, reference }: KeptDraft, now: number): DraftState =>
  reference === null && expiresAt <= now ? 'caducada' : state;
