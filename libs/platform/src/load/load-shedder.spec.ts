import { LoadShedder, type LoadShedderOptions } from './load-shedder';

const shedder = (options: Partial<LoadShedderOptions> = {}) =>
  new LoadShedder({ mostUnderWay: 2, isOutboxFull: () => false, loopDelayMs: () => 0, ...options });

function pending() {
  let end = (): void => undefined;
  const work = () => new Promise<void>((resolve) => (end = resolve));
  return { work, end: () => end() };
}

describe('LoadShedder', () => {
  it('refuses what comes while as many are under way as may be, and takes it once one has ended', async () => {
    const load = shedder();
    const [one, other] = [pending(), pending()];
    const running = [load.runOrRefuse('quotation', one.work), load.runOrRefuse('estimate', other.work)];
    expect(load.refusal('quotation')).toMatchObject({ problem: 'servicio_saturado', faults: [], retryAfterSeconds: 3 });
    expect(load.refusal('estimate')).toBeDefined();
    one.end();
    await running[0];
    expect(load.refusal('quotation')).toBeUndefined();
    other.end();
    await running[1];
    expect(load.state.underWay).toBe(0);
  });

  it('runs no more of a burst than may be under way, though each was looked at before the first began', async () => {
    const load = shedder();
    const each = [pending(), pending(), pending()];
    expect(each.map(() => load.refusal('quotation'))).toEqual([undefined, undefined, undefined]);
    const running = each.map(({ work }) => load.runOrRefuse('quotation', work));
    expect(load.state.underWay).toBe(2);
    expect(await running[2]).toMatchObject({ refusal: { problem: 'servicio_saturado' } });
    for (const { end } of each) end();
    await Promise.all(running);
  });

  it('refuses while too many wait to be kept, however few more are under way', async () => {
    const load = shedder({ mostUnderWay: 2000 });
    let keep = (): void => undefined;
    const kept = new Promise<void>((resolve) => (keep = resolve));
    const waiting = Array.from({ length: 199 }, () => load.whileQueued(kept));
    expect(load.refusal('quotation')).toBeUndefined();
    waiting.push(load.whileQueued(kept));
    expect(load.refusal('estimate')).toBeDefined();
    keep();
    await Promise.all(waiting);
    expect([load.refusal('quotation'), load.state.queued]).toEqual([undefined, 0]);
  });

  it('is busy while eight are under way, and for a second more', async () => {
    let now = 0;
    const load = shedder({ mostUnderWay: 20, now: () => now });
    const each = Array.from({ length: 8 }, pending);
    const running = each.slice(0, 7).map(({ work }) => load.runOrRefuse('quotation', work));
    expect(load.isBusy).toBe(false);
    running.push(load.runOrRefuse('quotation', each[7]!.work));
    for (const { end } of each) end();
    await Promise.all(running);
    expect(load.isBusy).toBe(true);
    now = 1000;
    expect(load.isBusy).toBe(false);
  });

  it('counts work that fails as ended', async () => {
    const load = shedder({ mostUnderWay: 1 });
    await expect(load.runOrRefuse('quotation', () => Promise.reject(new Error('fails')))).rejects.toThrow('fails');
    expect(load.refusal('quotation')).toBeUndefined();
  });

  it('refuses while the event loop is late', () => {
    let loopDelayMs = 300;
    const load = shedder({ loopDelayMs: () => loopDelayMs });
    expect(load.refusal('estimate')).toBeDefined();
    loopDelayMs = 20;
    expect(load.refusal('estimate')).toBeUndefined();
  });

  it('spreads the times after which callers try again', () => {
    const load = shedder({ mostUnderWay: 0 });
    const seconds = Array.from({ length: 6 }, () => load.refusal('quotation')?.retryAfterSeconds);
    expect(seconds).toEqual([3, 4, 5, 6, 7, 8]);
  });

  it('refuses quotations, and no estimates, while too many messages wait', () => {
    const load = shedder({ isOutboxFull: () => true });
    expect(load.refusal('quotation')?.retryAfterSeconds).toBe(60);
    expect(load.refusal('estimate')).toBeUndefined();
  });

  it('says what became of each', async () => {
    const outcomes: string[] = [];
    const load = shedder({ mostUnderWay: 1, observe: (outcome) => outcomes.push(outcome) });
    const { work, end } = pending();
    const running = load.runOrRefuse('quotation', work);
    load.refusal('quotation');
    end();
    await running;
    expect(outcomes).toEqual(['admitted', 'refused']);
  });
});
