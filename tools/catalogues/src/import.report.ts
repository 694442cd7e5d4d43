/** Counts the rows that an importer reads, changes and leaves out, with the reason. */
export class ImportReport {
  private readonly counts = new Map<string, number>();
  private rowsRead = 0;
  private readonly results: string[] = [];

  constructor(readonly title: string) {}

  read(rows: number): void {
    this.rowsRead += rows;
  }

  /** Counts one change or omission under its reason. */
  note(reason: string, times = 1): void {
    if (times > 0) this.counts.set(reason, (this.counts.get(reason) ?? 0) + times);
  }

  /** States one figure of the result. */
  wrote(result: string): void {
    this.results.push(result);
  }

  countOf(reason: string): number {
    return this.counts.get(reason) ?? 0;
  }

  toString(): string {
    const reasons = [...this.counts]
      .sort(([textA, a], [textB, b]) => b - a || (textA < textB ? -1 : 1))
      .map(([reason, count]) => `    ${count}  ${reason}`);
    return [`${this.title}: ${this.rowsRead} rows read; ${this.results.join(', ')}`, ...reasons].join('\n');
  }
}
