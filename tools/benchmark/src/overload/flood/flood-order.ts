/** What the process that floods is told to do. */
export interface FloodOrder {
  readonly port: number;
  /** The request as its bytes go over the wire, in base64. */
  readonly request: string;
  /** Requests a second, whatever comes of those before. */
  readonly perSecond: number;
  readonly seconds: number;
  /** Connections that may be open at once. */
  readonly connections: number;
}

/** Answers of a kind, by how long they took in milliseconds. */
export type Latencies = readonly number[];

/** What came of it. */
export interface FloodReport {
  /** Requests that were sent, and those for which no connection was free. */
  readonly sent: number;
  readonly unsent: number;
  /** Quotations that were made, with their references. */
  readonly servedMs: Latencies;
  readonly references: readonly string[];
  /** Those refused as too many. */
  readonly refusedMs: Latencies;
  readonly refusedWithoutRetryAfter: number;
  /** Any other answer, by what it was. */
  readonly others: Readonly<Record<string, number>>;
  /** Connections that ended in the middle of a request. */
  readonly broken: number;
}

/** The process answers its order with a report or with what went wrong. */
export type FloodReply =
  | { readonly report: FloodReport; readonly failure?: undefined }
  | { readonly report?: undefined; readonly failure: string };
