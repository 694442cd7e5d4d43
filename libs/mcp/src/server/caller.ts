import type { RequestNote } from '@cotiza/platform';

/** Who calls: what the transport knows and the protocol does not carry. */
export interface Caller {
  readonly requestId: string;
  readonly address: string;
  /** Adds to what the log says of the request. */
  readonly note: (note: RequestNote) => void;
}
