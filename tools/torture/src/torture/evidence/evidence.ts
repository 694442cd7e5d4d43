import type { MessageState } from '@cotiza/storage';
import type { Delivery } from './delivery';

/** Parts that can be taken away for a while. */
export type Part = 'database' | 'mail' | 'webhooks' | 'proxy' | 'limits';

/** A process that was killed. Instants are milliseconds since the epoch, here and below. */
export interface Death {
  readonly by: string;
  readonly at: number;
}

/** A time for which a part was not there. */
export interface Outage {
  readonly part: Part;
  readonly from: number;
  readonly until: number;
}

/** A time for which a process did nothing, until its claims were another's. */
export interface StandStill {
  readonly by: string;
  readonly from: number;
  readonly until: number;
}

/** A quotation that a caller has been given, the whole answer. */
export interface Acknowledgement {
  readonly reference: string;
  readonly clientReference: string;
  readonly at: number;
}

/** Everything that is known of a run when it has ended. */
export interface Evidence {
  readonly acknowledged: readonly Acknowledgement[];
  readonly deliveries: readonly Delivery[];
  readonly deaths: readonly Death[];
  readonly outages: readonly Outage[];
  readonly stoodStill: readonly StandStill[];
  /** What the outbox says of itself. */
  readonly outbox: Readonly<Record<MessageState, number>>;
}
