import { randomUUID } from 'node:crypto';
import { createClient } from '@redis/client';
import { manualClock } from '@cotiza/kernel';
import { describeOnRedis, REDIS_URL } from '../../testing/redis-server';
import { FixedWindowStorage } from '../fixed-window.storage';
import { limitStorageContract, type LimitBench } from '../../testing/limit-storage.contract';
import type { Count, LimitStorage } from '../limit-storage';
import { openRedis } from './redis.server';
import { SharedStorage } from './shared.storage';

/** A storage whose keys are those of one test. */
function named(storage: LimitStorage, test: string): LimitStorage {
  const own = (counts: readonly Count[]) => counts.map((count) => ({ ...count, key: `${test}:${count.key}` }));
  return Object.assign(Object.create(storage) as LimitStorage, {
    take: (counts: readonly Count[]) => storage.take(own(counts)),
    giveBack: (counts: readonly Count[]) => storage.giveBack(own(counts)),
  });
}

describeOnRedis('counting on Redis', () => {
  let bench: LimitBench;
  let close: () => Promise<void>;

  beforeEach(async () => {
    const clock = manualClock('2026-11-21T09:00:00Z');
    const [test, observer] = [randomUUID(), { shared: () => undefined, alone: () => undefined }];
    const storage = new SharedStorage({
      clock,
      observer,
      own: new FixedWindowStorage(clock),
      open: (onLost) => openRedis(REDIS_URL, onLost),
    });
    // A connection that is slow to come is tried again.
    while (!storage.isShared) await storage.start();
    const startedAt = performance.now();
    const client = createClient({ url: REDIS_URL });
    await client.connect();
    const keys = () => client.keys(`cotiza:limit:${test}:*`);
    bench = {
      storage: named(storage, test),
      aheadMs: () => Math.ceil(performance.now() - startedAt),
      // Time goes on in Redis by itself: what is left of each window is made less.
      advance: async (ms) => {
        for (const key of await keys()) await client.pExpire(key, (await client.pTTL(key)) - ms);
      },
    };
    close = async () => {
      for (const key of await keys()) await client.del(key);
      client.destroy();
      storage.close();
    };
  });
  afterEach(() => close());

  limitStorageContract('as in memory', () => bench);

  it('knows its scripts again after Redis has forgotten them', async () => {
    const count = { key: 'a', windowMs: 60_000, limit: 5 };
    await bench.storage.take([count]);
    const client = createClient({ url: REDIS_URL });
    await client.connect();
    await client.scriptFlush();
    client.destroy();
    expect(await bench.storage.take([count])).toMatchObject({ hits: 2 });
  });
});

it('says why it cannot connect', async () => {
  await expect(openRedis('redis://127.0.0.1:1', () => undefined)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});
