import { getPriority } from 'node:os';
import { giveWay } from './give-way';

(process.platform === 'linux' ? it : it.skip)('makes the thread nicer, and never more than there is', () => {
  const asked: number[] = [];
  giveWay((priority) => void asked.push(priority));
  expect(asked).toEqual([Math.min(getPriority() + 8, 19)]);
});

it('goes on where the system lets nobody change a priority', () => {
  expect(() =>
    giveWay(() => {
      throw Object.assign(new Error('A system error occurred: uv_os_setpriority returned EPERM'), { code: 'EPERM' });
    }),
  ).not.toThrow();
});
