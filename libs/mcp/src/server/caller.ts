import type { Span } from '@cotiza/kernel';
import type { RequestNote } from '@cotiza/platform';
import type { Refusal } from '@cotiza/problems';
import type { Chosen } from '../profiles/profile';

/** Who calls, and what the transport knows of it and the protocol does not carry. */
export interface Caller {
  readonly requestId: string;
  /** What is done for the request. */
  readonly span?: Span;
  /** What the operator calls it, where it has shown a key. */
  readonly name?: string;
  /** Adds to what the log says of the request. */
  readonly note: (note: RequestNote) => void;
  /** How it wants tools to be listed and results to be told. */
  readonly chosen: Chosen;
  /** Why calls of tools are not made, by the id of the message: there have been too many. */
  readonly refusals: ReadonlyMap<string | number, Refusal>;
}
