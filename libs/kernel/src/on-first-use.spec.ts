import { onFirstUse } from './on-first-use';

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
