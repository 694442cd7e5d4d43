import type { LoadReport } from '../bench/load/load-order';
import type { FloodReport } from './flood/flood-order';
import type { Seen } from './watch/watch-service';

/** A closed loop: so many clients, each with one request at a time. */
export interface ClosedLoop extends LoadReport {
  readonly clients: number;
}

/** What is kept after all was over. */
export interface Kept {
  /** Quotations that were acknowledged and are not there. */
  readonly missing: number;
  /** Quotations that have no e-mail, neither delivered nor on its way. */
  readonly withoutMail: number;
  /** E-mails that had left by the end. */
  readonly delivered: number;
}

/** Everything that a run measures. */
export interface Overload {
  /** Each was served without a refusal. The last is that of the capacity. */
  readonly closedLoops: readonly ClosedLoop[];
  /** The last of them once more, after the flood: how much faster or slower the machine has become. */
  readonly afterwards: ClosedLoop;
  readonly floodSeconds: number;
  readonly times: number;
  readonly flood: FloodReport;
  readonly seen: Seen;
  /** Seconds until quotations were as quick as before; null: they were not in time. */
  readonly normalAfterSeconds: number | null;
  readonly kept: Kept;
}
