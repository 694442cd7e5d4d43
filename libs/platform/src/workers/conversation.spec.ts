import { manualClock } from '@cotiza/kernel';
import { Conversation } from './conversation';

const turn = () => new Promise(setImmediate);

/** Two sides of a channel that carries what JSON can say. */
function twoSides(sent: unknown[] = []) {
  const clock = manualClock('2026-11-21T09:00:00Z');
  const sides: Conversation[] = [];
  const post = (to: number) => (message: object) => {
    sent.push(message);
    sides[to]!.hear(JSON.parse(JSON.stringify(message)));
  };
  sides.push(new Conversation(post(1), clock), new Conversation(post(0), clock));
  return { clock, one: sides[0]!, other: sides[1]! };
}

it('brings what is asked to whoever answers it, on either side and several at once', async () => {
  const { one, other, clock } = twoSides();
  one.answer('double', (number: number) => number * 2);
  other.answer('half', async (number: number) => {
    await turn();
    return number / 2;
  });
  expect(await Promise.all([one.ask('half', 8), one.ask('half', 6), other.ask('double', 8)])).toEqual([4, 3, 16]);
  expect(clock.pending()).toBe(0);
});

it('sends what is asked in one turn as one message, and its answers too', async () => {
  const sent: unknown[] = [];
  const { one, other } = twoSides(sent);
  other.answer('half', (number: number) => number / 2);
  expect(await Promise.all([2, 4, 6].map((number) => one.ask('half', number)))).toEqual([1, 2, 3]);
  expect(sent).toHaveLength(2);
});

it('does not wait without end for what nobody answers, and leaves nothing waiting', async () => {
  const { one, other, clock } = twoSides();
  other.answer('broken', () => {
    throw new Error('zx');
  });
  const outcomes = Promise.allSettled([one.ask('nothing'), one.ask('broken')]);
  await turn();
  clock.advance(2000);
  expect(await outcomes).toMatchObject([
    { status: 'rejected', reason: { message: 'no answer about nothing' } },
    { status: 'rejected', reason: { message: 'no answer about broken' } },
  ]);
  expect(clock.pending()).toBe(0);
});

it('takes what cannot be sent for what is not answered', async () => {
  const clock = manualClock('2026-11-21T09:00:00Z');
  const closed = new Conversation(() => {
    throw new Error('channel closed');
  }, clock);
  const outcome = expect(closed.ask('half', 8)).rejects.toThrow('no answer about half');
  await turn();
  clock.advance(2000);
  await outcome;
});

it('takes no notice of what others send over the same channel', () => {
  const { one } = twoSides();
  for (const message of [undefined, null, 'text', 7, {}, { cotiza: 'answer' }, { act: 'online' }, []]) {
    one.hear(message);
  }
});
