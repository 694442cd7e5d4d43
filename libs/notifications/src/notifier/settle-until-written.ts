import { pause, type Clock } from '@cotiza/kernel';
import type { ClaimedMessage, Outbox, Settlement } from '@cotiza/messages';
import { errorCode } from '@cotiza/transport';
import type { Report } from './report';

/** How long is waited before each further try, in milliseconds; together far less than a lease has left. */
const WAITS_MS = [250, 500, 1000, 2000];

/** Writes down what became of an attempt. False when the claim had lapsed, or it could not be written. Never rejects. */
export type Settle = (message: ClaimedMessage, settlement: Settlement) => Promise<boolean>;

/** An outbox that fails for a moment would make a delivered message leave twice: it is asked again. */
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
