import type { Span } from '@cotiza/kernel';
import type { RequestNote } from '@cotiza/platform';
import type { Refusal } from '@cotiza/problems';
import type { Chosen } from '../profiles/profile';

/** The client that sends a message, as the transport knows it. */
export interface Caller {
  readonly requestId: string;
  /** The span of the request, where it calls a tool. */
  readonly span?: Span;
  /** The operator's name for it, where it has shown a key. */
  readonly name?: string;
  /** Adds to the line of the log about the request. */
  readonly note: (note: RequestNote) => void;
  /** Keeps an unexpected error for the log. */
  readonly failed: (error: unknown) => void;
  /** The schemas and results that it asks for. */
  readonly chosen: Chosen;
  /** The refusal of its call of a tool, which is not made then. */
  readonly refusal?: Refusal;
}
