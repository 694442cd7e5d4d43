/** Where a command is run: what it prints to, and whom it can ask. */
export interface Terminal {
  /** Characters a line. */
  readonly width: number;
  /** Whether a line that is written over and over is seen as such. */
  readonly showsProgress: boolean;
  /** Whether somebody sits there who can answer. */
  readonly canAsk: boolean;
  /** Standard output: what was asked for and nothing else. */
  write(text: string): void;
  /** Standard error: all the rest. */
  tell(text: string): void;
  /** The answer, without blanks around it; empty when the input ends. */
  ask(question: string): Promise<string>;
}
