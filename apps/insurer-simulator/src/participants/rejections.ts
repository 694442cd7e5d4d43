/** A request that did not follow the vendor's document. */
export interface Rejection {
  readonly at: string;
  /** What is wrong, without the values that were sent. */
  readonly issues: readonly string[];
}

const KEPT = 20;

/** Told what is wrong with a request that was refused as malformed. */
export type OnRejection = (id: string, issues: readonly string[]) => void;

/** The latest requests that were refused as malformed: where a client's mapping is wrong. */
export class Rejections {
  private latest: Rejection[] = [];

  constructor(private readonly tell: (issues: readonly string[]) => void) {}

  add(issues: readonly string[]): void {
    this.tell(issues);
    this.latest = [{ at: new Date().toISOString(), issues }, ...this.latest].slice(0, KEPT);
  }

  get all(): readonly Rejection[] {
    return this.latest;
  }

  reset(): void {
    this.latest = [];
  }
}
