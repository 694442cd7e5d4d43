import type { LimitStorage } from '../limits/limit-storage';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** A storage of one test that has counted nothing, and how its time goes on. */
export interface LimitBench {
  readonly storage: LimitStorage;
  advance(ms: number): Promise<void>;
  /** By how many milliseconds its time may have gone on besides, by itself; 0 where it stands still. */
  aheadMs(): number;
}

/** Whatever counts, counts alike. */
export function limitStorageContract(name: string, bench: () => LimitBench): void {
  describe(name, () => {
    const minute = (key: string, limit = 2) => ({ key, windowMs: MINUTE_MS, limit });
    const take = (...counts: Parameters<LimitStorage['take']>[0]) => bench().storage.take(counts);

    /** What is left of a window in whole seconds, however slow the machine was. */
    const left = (ms: number) => {
      const [least, most] = [ms - bench().aheadMs(), ms].map((each) => Math.ceil(each / 1000)) as [number, number];
      return { asymmetricMatch: (seconds: number) => least <= seconds && seconds <= most };
    };

    it('lets the limit through in a window, and tells the seconds left', async () => {
      expect(await take(minute('a'))).toEqual({ isFull: false, hits: 1, secondsLeft: 60 });
      await bench().advance(15_500);
      expect(await take(minute('a'))).toEqual({ isFull: false, hits: 2, secondsLeft: left(44_500) });
      expect(await take(minute('a'))).toEqual({ isFull: true, place: 0, secondsLeft: left(44_500) });
      await bench().advance(44_500);
      expect(await take(minute('a'))).toEqual({ isFull: false, hits: 1, secondsLeft: 60 });
    });

    it('is what the guard of the framework asks', async () => {
      const hit = () => bench().storage.increment('a', MINUTE_MS, 2);
      expect(await hit()).toEqual({ totalHits: 1, timeToExpire: 60, isBlocked: false, timeToBlockExpire: 0 });
      expect(await hit()).toMatchObject({ totalHits: 2, isBlocked: false });
      expect(await hit()).toMatchObject({ isBlocked: true, timeToBlockExpire: left(MINUTE_MS) });
      expect(await hit()).toMatchObject({ isBlocked: true });
    });

    it('lets exactly the limit through of many at once', async () => {
      const counted = await Promise.all(Array.from({ length: 50 }, () => take(minute('a', 20))));
      expect(counted.filter(({ isFull }) => !isFull)).toHaveLength(20);
    });

    it('counts each thing by itself', async () => {
      expect(await take(minute('a', 1))).toMatchObject({ isFull: false });
      expect(await take(minute('b', 1))).toMatchObject({ isFull: false });
      expect(await take(minute('a', 1))).toMatchObject({ isFull: true });
    });

    it('counts in all windows or in none, and tells the one that is full the longest', async () => {
      const hour = { key: 'h', windowMs: HOUR_MS, limit: 1 };
      expect(await take(minute('a', 1))).toMatchObject({ isFull: false });
      expect(await take(minute('b', 1), minute('a', 1), hour)).toMatchObject({ isFull: true, place: 1 });
      expect(await take(minute('b', 1), hour)).toEqual({ isFull: false, hits: 1, secondsLeft: 60 });
      expect(await take(minute('a', 1), hour, minute('b', 1))).toEqual({
        isFull: true,
        place: 1,
        secondsLeft: left(HOUR_MS),
      });
    });

    it('takes back what came to nothing, but not below nothing nor what is of another window', async () => {
      const { storage } = bench();
      await take(minute('a'), minute('b', 1));
      await storage.giveBack([minute('a'), minute('b', 1), minute('c')]);
      await storage.giveBack([minute('a'), minute('b', 1)]);
      expect(await take(minute('a'), minute('b', 1))).toMatchObject({ isFull: false, hits: 1 });
      expect(await take(minute('c'))).toMatchObject({ hits: 1 });
      await bench().advance(MINUTE_MS + 500);
      await storage.giveBack([minute('a')]);
      expect(await take(minute('a'))).toEqual({ isFull: false, hits: 1, secondsLeft: 60 });
    });
  });
}
