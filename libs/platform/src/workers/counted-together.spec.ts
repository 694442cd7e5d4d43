import { manualClock } from '@cotiza/kernel';
import { FixedWindowStorage } from '../limits/fixed-window.storage';
import { SharedStorage } from '../limits/shared/shared.storage';
import { limitStorageContract, type LimitBench } from '../testing/limit-storage.contract';
import { Conversation } from './conversation';
import { countedBySupervisor, countFor } from './counted-together';

/** Processes that serve on one address, and whoever supervises them; `cut` ends the answers. */
async function together(count: number) {
  const clock = manualClock('2026-11-21T09:00:00Z');
  const counted = new FixedWindowStorage(clock);
  let isCut = false;
  const alone: string[] = [];
  const worker = async () => {
    const sides: Conversation[] = [];
    const post = (to: number) => (message: object) => {
      if (!isCut) sides[to]!.hear(JSON.parse(JSON.stringify(message)));
    };
    sides.push(new Conversation(post(1), clock), new Conversation(post(0), clock));
    countFor(sides[1]!, counted);
    const storage = new SharedStorage({
      clock,
      own: new FixedWindowStorage(clock),
      open: () => Promise.resolve(countedBySupervisor(sides[0]!)),
      observer: { shared: () => undefined, alone: (reason) => void alone.push(reason) },
    });
    await storage.start();
    return storage;
  };
  const storages = await Promise.all(Array.from({ length: count }, worker));
  return { clock, storages, alone, cut: () => void (isCut = true) };
}

let bench: LimitBench;
beforeEach(async () => {
  const { clock, storages } = await together(1);
  bench = { storage: storages[0]!, advance: (ms) => Promise.resolve(clock.advance(ms)), aheadMs: () => 0 };
});
limitStorageContract('counting by whoever supervises', () => bench);

it('lets no more through several processes than through one', async () => {
  const { storages } = await together(4);
  const outcomes = await Promise.all(
    Array.from({ length: 40 }, (_, index) => storages[index % 4]!.increment('a', 60_000, 10)),
  );
  expect(outcomes.filter(({ isBlocked }) => !isBlocked)).toHaveLength(10);
});
