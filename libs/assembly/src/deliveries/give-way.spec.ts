import { giveWay } from './give-way';

(process.platform === 'linux' ? it : it.skip).each([
  [0, 8],
  [11, 19],
  [15, 19],
])('makes a thread of priority %i nicer, and never more than there is', (priority, nicer) => {
  const asked: number[] = [];
  giveWay(
    (asks) => void asked.push(asks),
    () => priority,
  );
  expect(asked).toEqual([nicer]);
});

it('goes on where the system lets nobody change a priority', () => {
  expect(() =>
    giveWay(() => {
      throw Object.assign(new Error('A system error occurred: uv_os_setpriority returned EPERM'), { code: 'EPERM' });
    }),
  ).not.toThrow();
});
