import type { Clock } from '@cotiza/kernel';
import type { EndpointSwitches } from '@cotiza/messages';
import { errorCode } from '@cotiza/transport';
import type { Report } from './report';

/** How long what is known of the switches is believed, in milliseconds. */
const BELIEVED_MS = 5000;

/** The switches of the endpoints, as each message asks for them: read once in a while, whatever the number of messages. */
export interface SwitchBoard {
  isOff(name: string): Promise<boolean>;
  /** Takes effect here at once, also when it cannot be written down. */
  switchOff(name: string, reason: string): Promise<void>;
}

export function switchBoard(switches: EndpointSwitches, clock: Clock, report: Report): SwitchBoard {
  let known: Promise<ReadonlySet<string>> = Promise.resolve(new Set());
  let readAt = Number.NEGATIVE_INFINITY;

  /** What cannot be read is as it was: a webhook too many does less harm than none. */
  const read = async (before: Promise<ReadonlySet<string>>): Promise<ReadonlySet<string>> => {
    try {
      return await switches.switchedOff();
    } catch (error) {
      report('outbox unavailable', { step: 'read the switches', error: errorCode(error) });
      return before;
    }
  };

  return {
    isOff: async (name) => {
      if (clock.now() - readAt >= BELIEVED_MS) {
        readAt = clock.now();
        known = read(known);
      }
      return (await known).has(name);
    },
    switchOff: async (name, reason) => {
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
