import type { InsurerOutcome } from '@cotiza/insurers-port';
import { carRequest } from '@cotiza/insurers-port/testing';
import { recorder } from '../testing/recorder';
import { asking, SOME_OFFERS, stubConnector } from '../testing/stub.connector';
import { capped } from './capped.connector';
import { QUEUE_FULL, signOf, wasNotAsked } from './outcomes';

const CAP = { maxConcurrent: 2, maxQueued: 1 };

/** Makes a capped connector whose answers a spec releases one by one. */
function stage() {
  const waiting: ((outcome: InsurerOutcome) => void)[] = [];
  const { measured, metrics } = recorder();
  const slow = stubConnector(() => new Promise((resolve) => waiting.push(resolve)));
  const connector = capped(slow, CAP, metrics);
  const ask = (signal = asking().signal) => Promise.resolve(connector.quote(carRequest(), asking({ signal })));
  return { ask, waiting, measured };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('a connector with a cap', () => {
  it('asks so many at once, lets a few wait, and refuses the rest at once', async () => {
    const { ask, waiting } = stage();
    const answers = [ask(), ask(), ask()];
    const refused = await ask();
    expect(refused).toBe(QUEUE_FULL);
    expect(wasNotAsked(refused)).toBe(true);
    expect(signOf(refused)).toBe('nothing');
    expect(waiting).toHaveLength(2);
    waiting[0]!(SOME_OFFERS);
    await turn();
    expect(waiting).toHaveLength(3);
    waiting.slice(1).forEach((answer) => answer(SOME_OFFERS));
    expect(await Promise.all(answers)).toEqual([SOME_OFFERS, SOME_OFFERS, SOME_OFFERS]);
  });

  it('does not ask for whom the time has passed in the queue', async () => {
    const { ask, waiting } = stage();
    const controller = new AbortController();
    const [first, second, queued] = [ask(), ask(), ask(controller.signal)];
    controller.abort();
    waiting.forEach((answer) => answer(SOME_OFFERS));
    expect(await queued).toEqual({ kind: 'unavailable', cause: 'deadline', detail: 'no turn came in time' });
    expect(waiting).toHaveLength(2);
    await Promise.all([first, second]);
  });

  it('asks in the order in which they came, each as soon as there is a place', async () => {
    const asked: number[] = [];
    const done: (() => void)[] = [];
    const slow = stubConnector(
      (_request, { deadlineMs }) =>
        new Promise((resolve) => {
          asked.push(deadlineMs);
          done.push(() => resolve(SOME_OFFERS));
        }),
    );
    const connector = capped(slow, { maxConcurrent: 1, maxQueued: 5 }, recorder().metrics);
    const answers = [1, 2, 3, 4].map((deadlineMs) => connector.quote(carRequest(), asking({ deadlineMs })));
    for (let count = 0; count < answers.length; count++) {
      expect(asked).toEqual([1, 2, 3, 4].slice(0, count + 1));
      done[count]!();
      await answers[count];
    }
    expect(asked).toEqual([1, 2, 3, 4]);
  });

  it('says how many are being answered', async () => {
    const { ask, waiting, measured } = stage();
    const answers = [ask(), ask()];
    waiting.forEach((answer) => answer(SOME_OFFERS));
    await Promise.all(answers);
    expect(measured.map(([, , count]) => count)).toEqual([1, 2, 1, 0]);
  });
});
