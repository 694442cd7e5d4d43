import type { FuzzCase } from '../cases/fuzz-case';

/** Something that does not hold. */
export interface Finding {
  readonly what: string;
  /** What it was seen with; undefined for what is seen at the end. */
  readonly sent: FuzzCase | undefined;
  /** The status of the answer, if there was one. */
  readonly status?: number;
}

/** The findings of a run: the first of each sort, and how often it came. */
export class Findings {
  private readonly sorts = new Map<string, { readonly first: Finding; times: number }>();
  private count = 0;

  add(finding: Finding): void {
    this.count += 1;
    const sort = `${finding.what} ${finding.sent?.kind ?? ''}`;
    const known = this.sorts.get(sort);
    if (known) known.times += 1;
    else this.sorts.set(sort, { first: finding, times: 1 });
  }

  get size(): number {
    return this.count;
  }

  get sorted(): readonly { readonly first: Finding; readonly times: number }[] {
    return [...this.sorts.values()];
  }
}
