/** The status, headers and body of an answer. */
export interface WireAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The parts of a protocol that faults need to break its answers. */
export interface WireFormat {
  /** Makes the vendor's answer for a failure that is not the client's. */
  readonly failure: (status: 429 | 500 | 503, headers?: Readonly<Record<string, string>>) => WireAnswer;
  /** Makes an error answer that only this protocol has. */
  readonly fault?: () => WireAnswer;
  /** Opening and closing text of one level of nesting. */
  readonly level: readonly [open: string, close: string];
  /** The text before and after a filler of any length; the whole is one valid document. */
  readonly frame: readonly [before: string, after: string];
}
