/** An answer as it came over the wire. */
export interface Answer {
  readonly status: number;
  /** By their names in lower case, in the order in which they came. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer;
}

export const headerOf = ({ headers }: Pick<Answer, 'headers'>, wanted: string): string | undefined =>
  headers.find(([name]) => name === wanted)?.[1];

/** Whether the service ends the connection after it. */
export const isLast = (answer: Answer): boolean => headerOf(answer, 'connection')?.toLowerCase() === 'close';
