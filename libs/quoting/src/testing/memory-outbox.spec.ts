import { manualClock } from '@cotiza/kernel';
import { memoryOutbox } from './memory-outbox';
import { emailJob } from './messages.builder';
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

  it('fails while it is broken, and has lost nothing afterwards', async () => {
    const outbox = memoryOutbox(manualClock('2026-11-21T09:00:00Z'));
    outbox.add(emailJob('COT-0000000000'));
    outbox.broken = new Error('down');
    await expect(outbox.claim(1, 1000)).rejects.toThrow('down');
    await expect(outbox.switchOff('crm', 'answered 410')).rejects.toThrow('down');
    outbox.broken = undefined;
    expect(await outbox.claim(1, 1000)).toHaveLength(1);
    expect(await outbox.switchedOff()).toEqual(new Set());
  });
});
