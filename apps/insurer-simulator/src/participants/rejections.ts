/** A request that breaks the vendor's document. */
export interface Rejection {
  readonly at: string;
  /** The faults, without the sent values. */
  readonly issues: readonly string[];
}

const KEPT = 20;

/** Called with the faults of a request that was refused as malformed. */
export type OnRejection = (id: string, issues: readonly string[]) => void;

/** The latest requests refused as malformed, which show where a client's mapping is wrong. */
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
