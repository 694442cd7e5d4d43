import type { ClaimedMessage, NewMessage } from '@cotiza/quoting';

/** The result of an attempt to deliver a message, as in `MailOutcome`. `reason` is for the operator and not personal. */
export type Attempt =
  | { readonly kind: 'delivered'; readonly followUps: readonly NewMessage[] }
  /** Nothing was sent. The next attempt follows after `waitMs`. */
  | { readonly kind: 'untried'; readonly reason: string; readonly waitMs: number }
  /** `askedMs` is the wait that the receiver asked for, in milliseconds. */
  | {
      readonly kind: 'failed';
      readonly reason: string;
      readonly askedMs?: number;
      readonly ifGivenUp?: () => readonly NewMessage[];
    }
  /** It can never be delivered: there is no further attempt. */
  | { readonly kind: 'refused'; readonly reason: string; readonly followUps: readonly NewMessage[] };

/** Makes one attempt. Never rejects. */
export type Deliver = (message: ClaimedMessage) => Promise<Attempt>;
