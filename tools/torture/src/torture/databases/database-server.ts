/** A PostgreSQL with an empty database, which can be taken away from those who work on it. */
export interface DatabaseServer {
  /** In words, for whoever reads the output. */
  readonly description: string;
  readonly url: string;
  /** Resolves when nobody reaches it any more. */
  stop(): Promise<void>;
  /** Resolves when it answers again, or has been told to stop before that. */
  start(): Promise<void>;
  /** Removes what was made. */
  close(): Promise<void>;
}
