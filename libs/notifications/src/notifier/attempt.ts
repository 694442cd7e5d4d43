import type { ClaimedMessage, NewMessage } from '@cotiza/messages';

/** What an attempt to deliver a message came to; where something was sent, in the words of `MailOutcome`. `reason` is for the operator, not personal. */
export type Attempt =
  | { readonly kind: 'delivered'; readonly followUps: readonly NewMessage[] }
  /** Nothing was sent. It is looked at again after `waitMs`. */
  | { readonly kind: 'untried'; readonly reason: string; readonly waitMs: number }
  /** `askedMs` is how long the receiver asked to wait, in milliseconds. */
  | { readonly kind: 'failed'; readonly reason: string; readonly askedMs?: number; readonly ifGivenUp?: FollowUps }
  /** It can never be delivered, whether the receiver said so or not: trying again is of no use. */
  | { readonly kind: 'refused'; readonly reason: string; readonly followUps: readonly NewMessage[] };

/** What follows from a message that is given up. */
export type FollowUps = () => readonly NewMessage[];

/** Tries once. Never rejects. */
export type Deliver = (message: ClaimedMessage) => Promise<Attempt>;
