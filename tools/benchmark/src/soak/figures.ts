import type { Descriptors } from '@cotiza/tools-kit';
import type { Asking } from './load/asking';

/** What a service holds at one moment; null is what the system does not say. */
export interface Sample {
  /** Since the measuring began. */
  readonly atSeconds: number;
  /** Objects and buffers, right after its garbage was collected. */
  readonly heldMb: number;
  readonly residentMb: number;
  readonly descriptors: Descriptors | null;
  readonly threads: number | null;
  /** Messages that wait to be delivered. */
  readonly waiting: number;
  /** 99 of 100 times since the sample before, its event loop was this late at most. */
  readonly lateMs: number;
}

/** What a soak came to. */
export interface Soak {
  readonly samples: readonly Sample[];
  readonly asking: Asking;
  readonly capacityPerSecond: number;
  readonly mails: number;
  readonly webhooks: number;
}
