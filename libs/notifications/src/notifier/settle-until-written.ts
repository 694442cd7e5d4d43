import { pause, type Clock } from '@cotiza/kernel';
import type { ClaimedMessage, Outbox, Settlement } from '@cotiza/quoting';
import { errorCode } from '@cotiza/transport';
import type { Report } from './report';

/** Waits before each further try, in milliseconds; their sum is far below the rest of a lease. */
const WAITS_MS = [250, 500, 1000, 2000];

/** Records the result of an attempt. Resolves to false when the claim had lapsed or the write failed. Never rejects. */
export type Settle = (message: ClaimedMessage, settlement: Settlement) => Promise<boolean>;

/** Retries the write: with a brief failure of the outbox, a delivered message would be sent twice. */
export function settler(outbox: Outbox, clock: Clock, report: Report): Settle {
  return async (message, settlement) => {
    for (const waitMs of [...WAITS_MS, null]) {
      try {
        const isTaken = await outbox.settle(message, settlement);
        if (!isTaken) report('lease lapsed', { message: message.id, outcome: settlement.kind });
        return isTaken;
      } catch (error) {
        report('outbox unavailable', { step: 'settle', message: message.id, error: errorCode(error) });
        if (waitMs !== null) await pause(clock, waitMs);
      }
    }
    return false;
  };
}
