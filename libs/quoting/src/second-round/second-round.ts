import type { InsurerRequest } from '@cotiza/insurers-port';
import type { GatherSettings } from '../gather/gather-result';
import type { AskedAndGiven } from './questions';

/** Milliseconds from the quotation in which questions are answered: the customer has to be asked. */
export const ANSWERED_WITHIN_MS = 900_000;

/** The settings with which a quotation is gathered, as plain values that can be stored. */
export interface QuoteTerms extends Pick<
  GatherSettings,
  'mailing' | 'mailNotBefore' | 'at' | 'requestId' | 'warnings' | 'remark' | 'validUntil'
> {
  /** When insurers that are late count as unanswered, in milliseconds since the epoch. */
  readonly until: number;
  /** An offer keeps its id when others are added. */
  readonly numbers: NonNullable<GatherSettings['numbers']>;
}

/**
 * The request, the insurers' answers and the terms of a quotation with questions. It is stored with the quotation, so that any process can
 * take the answers and gather the result again.
 */
export interface SecondRound extends AskedAndGiven {
  readonly request: InsurerRequest;
  readonly terms: QuoteTerms;
}
