/** The result of one test, for the operator. */
export interface Trial {
  readonly isDelivered: boolean;
  /** The HTTP status of the answer; null where there is none. */
  readonly status: number | null;
  readonly tookMs: number;
  /** The failure, as a short sentence or a code; null when it was delivered. */
  readonly error: string | null;
}
