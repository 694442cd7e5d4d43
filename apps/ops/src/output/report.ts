/** What a command has to say. */
export interface Report {
  /** What `--json` prints. */
  readonly document: unknown;
  /** The same for a person. */
  readonly text: string;
  /** Why it has not succeeded, although it has something to say. */
  readonly failure?: string;
}
