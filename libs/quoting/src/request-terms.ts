import type { Reading } from '@cotiza/contract';
import type { SentKey } from './once/key-faults';

/** What comes with a body, whatever the door. */
export interface RequestTerms {
  /** How the body is to be read, where the door knows its line. */
  readonly reading?: Reading;
  /** The key that makes the request safe to repeat, as often as the caller sent one. */
  readonly idempotencyKeys?: readonly SentKey[];
}
