/** An answer as it goes over the wire. */
export interface WireAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What the faults have to know of a protocol to break its answers in a way of its own. */
export interface WireFormat {
  /** The vendor's words for a failure that is not the client's. */
  readonly failure: (status: 429 | 500 | 503, headers?: Readonly<Record<string, string>>) => WireAnswer;
  /** What only this protocol has: the fault of a server that does answer. */
  readonly fault?: () => WireAnswer;
  /** One level opened and closed. */
  readonly level: readonly [open: string, close: string];
  /** What stands before and after any amount of text, so that all of it is one sound document. */
  readonly frame: readonly [before: string, after: string];
}
