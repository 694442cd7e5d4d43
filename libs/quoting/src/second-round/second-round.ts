import type { InsurerRequest } from '@cotiza/insurers-port';
import type { GatherSettings } from '../gather/gather-result';
import type { AskedAndGiven } from './questions';

/** Milliseconds from the quotation in which questions are answered: the customer has to be asked. */
export const ANSWERED_WITHIN_MS = 900_000;

/** What the states of one quotation share, as values that can be kept. */
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
 * What a quotation is made from again once questions of insurers are answered. It is kept with the quotation, so that any process
 * takes the answers.
 */
export interface SecondRound extends AskedAndGiven {
  readonly request: InsurerRequest;
  readonly terms: QuoteTerms;
}
