/** What the load process is told to do. */
export interface LoadOrder {
  readonly port: number;
  /** The request as its bytes go over the wire, in base64. */
  readonly request: string;
  /** What every answer must be: status 200 with a body of this many bytes. */
  readonly bodyBytes: number;
  /** Connections, each with one request at a time. */
  readonly concurrency: number;
  readonly warmUpSeconds: number;
  readonly seconds: number;
}

/** What came of it. */
export interface LoadReport {
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Every request that was answered, warm-up included. */
  readonly answered: number;
}

/** The load process answers each order with a report or with what went wrong. */
export type LoadReply =
  | { readonly report: LoadReport; readonly failure?: undefined }
  | { readonly report?: undefined; readonly failure: string };
