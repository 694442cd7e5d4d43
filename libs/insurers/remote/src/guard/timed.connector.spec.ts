import { carRequest } from '@cotiza/insurers-port/testing';
import { manualClock } from '@cotiza/kernel';
import { asking, hanging, SOME_OFFERS, stubConnector } from '../testing/stub.connector';
import { signOf } from './outcomes';
import { timed } from './timed.connector';

const DEADLINE_MS = 4_000;
const start = () => manualClock('2026-11-21T09:00:00Z');

describe('a connector with a deadline', () => {
  it('answers as without one, and leaves no timer behind', async () => {
    const clock = start();
    const connector = timed(
      stubConnector(() => SOME_OFFERS),
      DEADLINE_MS,
      clock,
    );
    expect(await connector.quote(carRequest(), asking())).toBe(SOME_OFFERS);
    expect(clock.pending()).toBe(0);
  });

  it('gets its deadline, and an abort signal when it is over', async () => {
    const clock = start();
    const seen: { deadlineMs: number; signal: AbortSignal }[] = [];
    const connector = timed(
      stubConnector((request, context) => {
        seen.push(context);
        return hanging(request, context);
      }),
      DEADLINE_MS,
      clock,
    );
    const answer = connector.quote(carRequest(), asking());
    expect(seen[0]!.deadlineMs).toBe(DEADLINE_MS);
    clock.advance(DEADLINE_MS - 1);
    expect(seen[0]!.signal.aborted).toBe(false);
    clock.advance(1);
    expect(seen[0]!.signal.aborted).toBe(true);
    expect(await answer).toEqual({ kind: 'unavailable', cause: 'deadline', detail: 'no answer within 4000 ms' });
    expect(clock.pending()).toBe(0);
  });

  it('answers in time even if it ignores its abort signal', async () => {
    const clock = start();
    const deaf = timed(
      stubConnector(() => new Promise(() => undefined)),
      DEADLINE_MS,
      clock,
    );
    const answer = deaf.quote(carRequest(), asking());
    clock.advance(DEADLINE_MS);
    expect(await answer).toMatchObject({ cause: 'deadline' });
  });

  it('has no more time than the question', async () => {
    const clock = start();
    const answer = timed(stubConnector(hanging), DEADLINE_MS, clock).quote(carRequest(), asking({ deadlineMs: 3_000 }));
    clock.advance(3_000);
    const outcome = await answer;
    expect(outcome).toMatchObject({ cause: 'deadline', detail: 'no answer within 3000 ms' });
    expect(signOf(outcome)).toBe('gone');
  });

  it.each([
    ['less than three quarters of its time, however long that is', 40_000, 29_999, 'nothing'],
    ['three quarters of its time', 40_000, 30_000, 'gone'],
    ['less than three quarters of its time, which is short', 1_000, 749, 'nothing'],
  ])('that is late after %s is judged fairly', async (_name, ownMs, givenMs, sign) => {
    const clock = start();
    const answer = timed(stubConnector(hanging), ownMs, clock).quote(carRequest(), asking({ deadlineMs: givenMs }));
    clock.advance(givenMs);
    expect(signOf(await answer)).toBe(sign);
  });

  it('stops when the caller aborts', async () => {
    const clock = start();
    const controller = new AbortController();
    const { signal } = controller;
    const answer = timed(stubConnector(hanging), DEADLINE_MS, clock).quote(carRequest(), asking({ signal }));
    clock.advance(100);
    controller.abort();
    const outcome = await answer;
    expect(outcome).toMatchObject({ cause: 'deadline', detail: 'no answer within 100 ms' });
    expect(signOf(outcome)).toBe('nothing');
    expect(clock.pending()).toBe(0);
  });

  it.each([
    ['no time is left', asking({ deadlineMs: 0 })],
    ['the caller has aborted', asking({ signal: AbortSignal.abort() })],
  ])('is not asked when %s', async (_name, context) => {
    const quote = jest.fn();
    const outcome = await timed(stubConnector(quote), DEADLINE_MS, start()).quote(carRequest(), context);
    expect(outcome).toMatchObject({ kind: 'unavailable', cause: 'deadline' });
    expect(quote).not.toHaveBeenCalled();
  });
});
