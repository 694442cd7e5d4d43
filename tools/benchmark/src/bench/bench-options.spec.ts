import { resolve } from 'node:path';
import { HelpAsked, UsageError } from '@cotiza/tools-kit';
import { BENCH } from './bench-options';

it('measures this tree in five rounds unless the arguments say otherwise', () => {
  expect(BENCH.read([])).toEqual({ seconds: 3, rounds: 5, against: undefined });
  expect(BENCH.read(['--quick', '--rounds', '4'])).toEqual({ seconds: 0.5, rounds: 4, against: undefined });
  expect(BENCH.read(['--against', '../before'])).toMatchObject({ against: resolve('../before') });
  expect(() => BENCH.read(['--help'])).toThrow(HelpAsked);
});

it.each([['--rounds', '0'], ['--seconds', 'long'], ['--starts', '3'], ['now']])('refuses %s %s', (...args) => {
  expect(() => BENCH.read(args)).toThrow(UsageError);
});
