/** The result of a command. */
export interface Report {
  /** The document for `--json`. */
  readonly document: unknown;
  /** The text for a person. */
  readonly text: string;
  /** The reason of a failure that still has a report. */
  readonly failure?: string;
}
