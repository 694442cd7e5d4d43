/** The result of a command. */
export interface Report {
  /** The document for `--json`. */
  readonly document: unknown;
  /** The text for a person. */
  readonly text: string;
  /** The reason of a failure that still has a report. */
  readonly failure?: string;
}

/** Ends the sentence about rows that were passed over. */
export const CANNOT_BE_READ =
  'they cannot be read. Their data key is missing, their bytes have changed, or a newer version wrote them.';
