import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { describeOnRedis, REDIS_URL } from '../testing';
import { LimitStorage } from './limit-storage';
import { SharedLimiter } from './shared-limiter';

const MINUTE_MS = 60_000;

describeOnRedis('counting on Redis', () => {
  const events: string[] = [];
  const observer = {
    shared: () => void events.push('shared'),
    alone: (reason: string) => void events.push(`alone: ${reason}`),
    waited: () => undefined,
    counted: (where: string) => void events.push(where),
  };
  const limiters: SharedLimiter[] = [];
  const connect = async (url = REDIS_URL) => {
    const limiter = await SharedLimiter.connect(url, observer);
    limiters.push(limiter);
    return new LimitStorage(limiter);
  };
  let key: string;
  beforeEach(() => {
    key = randomUUID();
    events.length = 0;
  });
  afterEach(() => limiters.splice(0).forEach((limiter) => limiter.close()));

  it('admits exactly the limit of many hits at once from two processes', async () => {
    const [one, other] = [await connect(), await connect()];
    const hits = Array.from({ length: 50 }, (_, place) => (place % 2 ? one : other).increment(key, MINUTE_MS, 20));
    const counted = await Promise.all(hits);
    expect(counted.filter(({ isBlocked }) => !isBlocked)).toHaveLength(20);
    expect(counted.map(({ timeToExpire }) => timeToExpire)).toEqual(Array(50).fill(60));
  });

  it('takes several counts all or none', async () => {
    const [one, other] = [await connect(), await connect()];
    const count = (name: string) => ({ key: `${key}:${name}`, windowMs: MINUTE_MS, limit: 1 });
    const taken = await one.take([count('a')]);
    expect(await other.take([count('b'), count('a')])).toEqual({ isFull: true, secondsLeft: 60 });
    expect(await other.take([count('b')])).toMatchObject({ isFull: false });
    if (!taken.isFull) await taken.giveBack();
    expect(await other.take([count('a')])).toMatchObject({ isFull: false });
  });

  it('counts alone on a server that refuses to count, and says so once', async () => {
    const admin = new Redis(REDIS_URL);
    const url = new URL(REDIS_URL);
    [url.username, url.password] = [key, key];
    await admin.acl('SETUSER', key, 'on', `>${key}`, '+hello', '+info', '+client', '+auth');
    try {
      const alone = await connect(url.href);
      const counted = [await alone.increment(key, MINUTE_MS, 1), await alone.increment(key, MINUTE_MS, 1)];
      expect(counted.map(({ isBlocked }) => isBlocked)).toEqual([false, true]);
      await new Promise((resolve) => setTimeout(resolve, 1500));
      expect(events).toEqual(['alone: NOPERM', 'alone', 'alone']);
    } finally {
      await admin.acl('DELUSER', key);
      admin.disconnect();
    }
  });
});
