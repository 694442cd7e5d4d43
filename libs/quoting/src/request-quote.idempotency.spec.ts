import { bodyOf, TEST_DAY } from '@cotiza/contract/testing';
import { pause } from '@cotiza/kernel';
import type { IdempotencyKeys } from './ports/idempotency-keys';
import { RecordingUncertain, StorageUnavailable, type RecordedQuote } from './ports/quote-recorder';
import { insurer, offerAt, offers, quotingWith, resultOf } from './testing';

const HOUR_MS = 3_600_000;
const UNKNOWN = { problem: 'resultado_desconocido', faults: [], retryAfterSeconds: 10 };
const car = bodyOf('Car');
const turn = () => new Promise(setImmediate);

it('the channel switch refuses every quotation while it is off, before anything else is looked at', async () => {
  const service = quotingWith({ channelSwitch: { closed: () => ({ retryAfterSeconds: 300 }) } });
  const refusal = { problem: 'canal_desactivado', faults: [], retryAfterSeconds: 300 };
  expect(await service.ask(car.build())).toEqual({ refusal });
  expect(await service.ask({ nothing: 'right' }, 'key')).toEqual({ refusal });
  expect(service.keys.held.size).toBe(0);
});

describe('a quotation that cannot be kept', () => {
  const insurers = [insurer('Aldaba', () => offers(offerAt(100_00)))];

  it('is no answer: the refusal says when to try again', async () => {
    const record = () => Promise.reject(new StorageUnavailable('down'));
    const service = quotingWith({ insurers, record });
    const refusal = { problem: 'servicio_no_disponible', faults: [], retryAfterSeconds: 10 };
    expect(await service.ask(car.build())).toEqual({ refusal });
    expect(await service.ask(car.build(), 'key')).toEqual({ refusal });
    expect(service.keys.held.size).toBe(0);
  });

  it('has an unknown result where the answer to the commit was lost', async () => {
    const service = quotingWith({ insurers, record: () => Promise.reject(new RecordingUncertain('lost')) });
    expect(await service.ask(car.build())).toEqual({ refusal: UNKNOWN });
    expect(await service.ask(car.build(), 'key')).toEqual({ refusal: UNKNOWN });
  });

  it.each([
    [0, 10_000],
    [9500, 2000],
  ])('is not waited for beyond the deadline: insurers took %d ms, keeping has %d ms', async (tookMs, leftMs) => {
    let quote: RecordedQuote | undefined;
    const record = (given: RecordedQuote) => {
      quote = given;
      return new Promise<void>(() => undefined);
    };
    const slow = insurer('Aldaba', () => {
      service.clock.advance(tookMs);
      return offers(offerAt(100_00));
    });
    const service = quotingWith({ insurers: [slow], record });
    const answer = service.ask(car.build(), 'key');
    while (!quote) await turn();
    service.clock.advance(leftMs - 1);
    expect(quote.isAbandoned?.()).toBe(false);
    service.clock.advance(1);
    expect(await answer).toEqual({ refusal: UNKNOWN });
    expect(quote.isAbandoned?.()).toBe(true);
    await turn();
    expect(service.keys.held.size).toBe(0);
    expect(service.clock.pending()).toBe(0);
  });

  it('is an error when it is a defect', async () => {
    const service = quotingWith({ insurers, record: () => Promise.reject(new TypeError('a defect')) });
    await expect(service.ask(car.build())).rejects.toThrow('a defect');
    await expect(service.ask(car.build(), 'key')).rejects.toThrow('a defect');
    expect(service.keys.held.size).toBe(0);
  });
});

describe('an idempotency key', () => {
  const insurers = [insurer('Aldaba', () => offers(offerAt(100_00)))];

  it('goes with what is recorded, and gives the same answer again without recording anything', async () => {
    const service = quotingWith({ insurers });
    const result = resultOf(await service.ask(car.build(), 'key'));
    expect(service.recorded[0]!.keyReservation).toEqual({ keyHash: 'key', owner: 'test' });
    expect(await service.ask(car.build(), 'key')).toEqual({ result, isRepeated: true });
    expect(service.recorded).toHaveLength(1);
  });

  it('is its caller’s own, where callers are known', async () => {
    const service = quotingWith({ insurers });
    await service.ask(car.build(), 'key', 'faro');
    const other = car.with('client_reference', 'other').build();
    expect(await service.ask(other, 'key', 'faro')).toMatchObject({ refusal: { problem: 'clave_reutilizada' } });
    for (const caller of ['roble', undefined]) {
      expect(await service.ask(other, 'key', caller)).toMatchObject({ result: { estado: 'cotizado' } });
    }
  });

  it('is free for the mended body when its request was refused, which writes nothing', async () => {
    const service = quotingWith({ insurers });
    expect(await service.ask(car.without('effective_date').build(), 'key')).toMatchObject({
      refusal: { problem: 'datos_invalidos' },
    });
    expect(service.keys.reservations).toBe(0);
    expect(await service.ask(car.build(), 'key')).toMatchObject({ result: { estado: 'cotizado' } });
    expect(service.keys.reservations).toBe(1);
  });

  it('that was answered is refused before the faults of another body', async () => {
    const service = quotingWith({ insurers });
    await service.ask(car.build(), 'key');
    expect(await service.ask(car.without('effective_date').build(), 'key')).toEqual({
      refusal: { problem: 'clave_reutilizada', faults: [] },
    });
  });

  it('gives the same answer on the next day, when the dates of the body are past', async () => {
    const service = quotingWith({ insurers });
    const body = car.with('effective_date', TEST_DAY).build();
    const result = resultOf(await service.ask(body, 'key'));
    service.clock.advance(23 * HOUR_MS);
    expect(await service.ask(body)).toMatchObject({ refusal: { problem: 'datos_invalidos' } });
    expect(await service.ask(body, 'key')).toEqual({ result, isRepeated: true });
  });

  it('is not looked up for a body that is nested without end: its faults are returned', async () => {
    const levels = 20_000;
    const service = quotingWith({ insurers });
    const recall = jest.spyOn(service.keys, 'recall');
    const nested = JSON.parse(`${'{"a":'.repeat(levels)}{}${'}'.repeat(levels)}`) as unknown;
    expect(await service.ask({ ...car.build(), client_reference: nested }, 'key')).toMatchObject({
      refusal: { problem: 'datos_invalidos', faults: [{ campo: 'client_reference', codigo: 'tipo' }] },
    });
    expect(recall).not.toHaveBeenCalled();
    expect(service.keys.reservations).toBe(0);
  });

  it.each(['recall', 'begin'] as const)('is not waited for beyond the deadline: %s', async (step) => {
    const service = quotingWith({ insurers });
    const original = service.keys[step].bind(service.keys) as IdempotencyKeys['begin'];
    let goOn = (): void => undefined;
    const stuck = new Promise<void>((resolve) => (goOn = resolve));
    const spy = jest
      .spyOn(service.keys, step)
      .mockImplementation(((key: string, body: unknown) => stuck.then(() => original(key, body))) as never);
    const answer = service.ask(car.build(), 'key');
    while (spy.mock.calls.length === 0) await turn();
    service.clock.advance(10_000);
    expect(await answer).toEqual({ refusal: UNKNOWN });
    goOn();
    await turn();
    expect(service.recorded).toEqual([]);
    expect(service.keys.held.size).toBe(0);
  });

  it.each([
    ['while its insurers and its keeping take their time', undefined, 7900],
    ['until the first answer of a late insurer', 1, 59_900],
  ])('has its answer for every equal request that comes meanwhile, %s', async (_name, latePlaces, tookMs) => {
    let asked = 0;
    const slow = insurer('Lenta', async () => {
      asked++;
      await pause(service.clock, tookMs);
      return offers(offerAt(100_00));
    });
    const record = async (quote: RecordedQuote) => {
      await pause(service.clock, 1900);
      service.keys.settle(quote);
    };
    const remote = { ...slow, manifest: { ...slow.manifest, reach: 'remote' as const } };
    const service = quotingWith({ insurers: [remote], latePlaces, record });
    const equal = Promise.all(Array.from({ length: 20 }, () => service.ask(car.build(), 'key')));
    let answers: Awaited<typeof equal> | undefined;
    void equal.then((all) => (answers = all));
    while (!answers) {
      await turn();
      service.clock.advance(100);
    }
    const states = answers.map((each) => ('result' in each ? each.result.estado : each.refusal.problem));
    expect([asked, new Set(states)]).toEqual([1, new Set(['cotizado'])]);
  });

  it('is looked up ever more seldom while an equal request is under way, and never beyond the longest quotation', async () => {
    const service = quotingWith({ insurers });
    await service.keys.begin('key', JSON.parse(JSON.stringify(car.build())));
    const recall = jest.spyOn(service.keys, 'recall');
    let answered: unknown;
    void service.ask(car.build(), 'key').then((answer) => (answered = answer));
    for (let ms = 0; ms < 13_000; ms += 50) {
      await turn();
      expect(answered).toBeUndefined();
      service.clock.advance(50);
    }
    await turn();
    expect(answered).toEqual({ refusal: UNKNOWN });
    expect(recall.mock.calls.length).toBeLessThan(20);
  });

  it('has the whole deadline of the quotation, however long an equal request was waited for', async () => {
    let deadlineMs = 0;
    const asked = insurer('Aldaba', (context) => {
      deadlineMs = context.deadlineMs;
      return offers(offerAt(100_00));
    });
    const service = quotingWith({ insurers: [asked] });
    const begin = service.keys.begin.bind(service.keys);
    jest.spyOn(service.keys, 'begin').mockImplementation((key, body) => {
      service.clock.advance(9000);
      return begin(key, body);
    });
    await service.ask(car.build(), 'key');
    expect(deadlineMs).toBe(8000);
  });
});
