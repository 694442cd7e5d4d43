import { keepNewest } from './keep-newest';

it('takes out the oldest, and no more than it must', () => {
  const entries = new Map([1, 2, 3, 4].map((key) => [key, '']));
  keepNewest(entries, 4);
  expect(entries.size).toBe(4);
  keepNewest(entries, 2);
  expect([...entries.keys()]).toEqual([3, 4]);
});
