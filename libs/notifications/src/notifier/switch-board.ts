import type { Clock } from '@cotiza/kernel';
import type { EndpointSwitches } from '@cotiza/quoting';
import { errorCode } from '@cotiza/transport';
import type { Report } from './report';

/** Time for which the read switches are cached, in milliseconds. */
const BELIEVED_MS = 5000;

/** Caches the switches of the endpoints, so that their reads do not grow with the number of messages. */
export function switchBoard(switches: EndpointSwitches, clock: Clock, report: Report) {
  let known: Promise<ReadonlySet<string>> = Promise.resolve(new Set());
  let readAt = Number.NEGATIVE_INFINITY;

  /** Keeps the cached switches when they cannot be read: a superfluous webhook does less harm than a missing one. */
  const read = async (before: Promise<ReadonlySet<string>>): Promise<ReadonlySet<string>> => {
    try {
      return await switches.switchedOff();
    } catch (error) {
      report('outbox unavailable', { step: 'read the switches', error: errorCode(error) });
      return before;
    }
  };

  return {
    isOff: async (name: string) => {
      if (clock.now() - readAt >= BELIEVED_MS) {
        readAt = clock.now();
        known = read(known);
      }
      return (await known).has(name);
    },
    /** Takes effect in this process at once, also when the write fails. */
    switchOff: async (name: string, reason: string) => {
      known = known.then((off) => new Set([...off, name]));
      report('webhook endpoint switched off', { endpoint: name, reason });
      try {
        await switches.switchOff(name, reason);
      } catch (error) {
        report('outbox unavailable', { step: 'switch an endpoint off', error: errorCode(error) });
      }
    },
  };
}
