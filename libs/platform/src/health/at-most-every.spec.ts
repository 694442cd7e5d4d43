import { manualClock } from '@cotiza/kernel';
import { atMostEvery } from './at-most-every';

const turn = () => new Promise(setImmediate);

function checkInHand() {
  const made: { resolve: (value: string) => void; reject: (error: Error) => void }[] = [];
  const check = () => new Promise<string>((resolve, reject) => made.push({ resolve, reject }));
  return { made, check };
}

it('makes a check once a second however often it is asked for, and gives its last result between', async () => {
  const clock = manualClock('2026-11-21T09:00:00Z');
  const { made, check } = checkInHand();
  const often = atMostEvery(1000, clock, check);
  const first = Array.from({ length: 100 }, often);
  made[0]!.resolve('well');
  expect(new Set(await Promise.all(first))).toEqual(new Set(['well']));
  clock.advance(999);
  expect(await often()).toBe('well');
  clock.advance(1);
  const failed = expect(often()).rejects.toThrow('disk full');
  made[1]!.reject(new Error('disk full'));
  await failed;
  await expect(often()).rejects.toThrow('disk full');
  expect(made).toHaveLength(2);
});

it('begins no second one while the first hangs', async () => {
  const clock = manualClock('2026-11-21T09:00:00Z');
  const { made, check } = checkInHand();
  const often = atMostEvery(1000, clock, check);
  const hanging = often();
  clock.advance(60_000);
  const later = often();
  expect(made).toHaveLength(1);
  made[0]!.resolve('late');
  expect(await Promise.all([hanging, later])).toEqual(['late', 'late']);
  await turn();
  const next = often();
  made[1]!.resolve('well');
  expect(await next).toBe('well');
});
