import type { Span } from '@cotiza/kernel';
import type { RequestNote } from '@cotiza/platform';
import type { Chosen } from '../profiles/profile';
import type { CallAnswer } from './call-answer';

/** Who calls, and what the transport knows of it and the protocol does not carry. */
export interface Caller {
  readonly requestId: string;
  /** What is done for the request. */
  readonly span?: Span;
  /** What the operator calls it, where it has shown a key. */
  readonly name?: string;
  /** Adds to what the log says of the request. */
  readonly note: (note: RequestNote) => void;
  /** Remembers an error that nobody foresaw, for the log. */
  readonly failed: (error: unknown) => void;
  /** How it wants tools to be listed and results to be told. */
  readonly chosen: Chosen;
  /** What its call of a tool is answered with, where that is known before the SDK is asked. @throws whatever the tool has thrown */
  readonly given?: () => CallAnswer;
}
