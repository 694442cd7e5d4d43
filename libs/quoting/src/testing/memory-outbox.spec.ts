import { manualClock } from '@cotiza/kernel';
import { memoryOutbox } from './memory-outbox';
import { outboxContract } from './outbox.contract';

describe('the outbox in memory', () => {
  outboxContract(() => {
    const clock = manualClock('2026-11-21T09:00:00Z');
    const outbox = memoryOutbox(clock);
    return Promise.resolve({
      clock,
      outbox,
      endpointSwitches: outbox,
      add: (messages, trace) => Promise.resolve(outbox.add(...messages.map((message) => ({ ...message, trace })))),
      beside: () => Promise.resolve({ outbox, endpointSwitches: outbox }),
    });
  });
});
