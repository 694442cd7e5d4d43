import { eachDay } from './each-day';

it('makes a thing once a day, and anew on another day', () => {
  const days: string[] = [];
  const made = eachDay((day) => ({ number: days.push(day) }));
  const first = made('2026-11-22');
  expect(made('2026-11-22')).toBe(first);
  expect(made('2026-11-23')).toEqual({ number: 2 });
  expect(days).toEqual(['2026-11-22', '2026-11-23']);
});
