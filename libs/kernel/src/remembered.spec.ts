import { onFirstUse, forLast, keepNewest } from './remembered';

it.each([{ value: 1 }, undefined])('makes %j on the first call, and never again', (value) => {
  let made = 0;
  const read = onFirstUse(() => {
    made++;
    return value;
  });
  expect(made).toBe(0);
  expect([read(), read()]).toEqual([value, value]);
  expect(made).toBe(1);
});

it('makes a value once for as long as its argument is the same object', () => {
  let made = 0;
  const of = forLast(({ name }: { readonly name: string }) => `${name} ${++made}`);
  const [one, alike] = [{ name: 'a' }, { name: 'a' }];
  expect([of(one), of(one), of(alike), of(one)]).toEqual(['a 1', 'a 1', 'a 2', 'a 3']);
});

it('takes out the oldest, and no more than it must', () => {
  const entries = new Map([1, 2, 3, 4].map((key) => [key, '']));
  keepNewest(entries, 4);
  expect(entries.size).toBe(4);
  keepNewest(entries, 2);
  expect([...entries.keys()]).toEqual([3, 4]);
});
