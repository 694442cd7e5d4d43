import { LimitStorage } from './limit-storage';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

let now = Date.parse('2026-11-21T09:00:00Z');
let storage: LimitStorage;
beforeEach(() => {
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  storage = new LimitStorage();
});
afterEach(() => jest.restoreAllMocks());

const minute = (key: string, limit = 2) => ({ key, windowMs: MINUTE_MS, limit });
const hit = (key = 'a', limit = 2) => storage.increment(key, MINUTE_MS, limit);

it('a window admits its limit, says the seconds left, and ends', async () => {
  expect(await hit()).toEqual({ totalHits: 1, timeToExpire: 60, isBlocked: false, timeToBlockExpire: 0 });
  now += 15_500;
  expect(await hit()).toMatchObject({ totalHits: 2, timeToExpire: 45, isBlocked: false });
  expect(await hit()).toMatchObject({ timeToExpire: 45, isBlocked: true, timeToBlockExpire: 45 });
  expect(await hit('b')).toMatchObject({ totalHits: 1 });
  now += 44_500;
  expect(await hit()).toMatchObject({ totalHits: 1, timeToExpire: 60, isBlocked: false });
});

describe('several counts', () => {
  const taken = async (...counts: Parameters<LimitStorage['take']>[0]) => {
    const answer = await storage.take(counts);
    return answer.isFull ? answer.secondsLeft : 'taken';
  };

  it('are taken all or none, and the longest wait of a full one is said', async () => {
    const hour = { key: 'h', windowMs: HOUR_MS, limit: 1 };
    expect(await taken(minute('a', 1))).toBe('taken');
    expect(await taken(minute('b', 1), minute('a', 1), hour)).toBe(60);
    expect(await taken(minute('b', 1), hour)).toBe('taken');
    expect(await taken(minute('a', 1), hour, minute('b', 1))).toBe(3600);
  });

  it('are given back where what they counted did not happen', async () => {
    const answer = await storage.take([minute('a', 1)]);
    if (answer.isFull) throw new Error('full');
    await answer.giveBack();
    expect(await taken(minute('a', 1))).toBe('taken');
    expect(await taken(minute('a', 1))).toBe(60);
  });
});
