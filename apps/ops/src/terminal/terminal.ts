/** The input and output of a command. */
export interface Terminal {
  /** Characters a line. */
  readonly width: number;
  /** True when a line can be rewritten in place. */
  readonly showsProgress: boolean;
  /** True when an operator can answer questions. */
  readonly canAsk: boolean;
  /** Writes to standard output: only the requested result. */
  write(text: string): void;
  /** Writes to standard error: everything else. */
  tell(text: string): void;
  /** Returns the answer without surrounding blanks; empty when the input ends. */
  ask(question: string): Promise<string>;
}
