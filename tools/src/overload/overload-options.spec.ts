import { UsageError } from '../command-line';
import { readOverloadOptions } from './overload-options';

it('overloads five times for a minute by default, and shortly with --quick', () => {
  expect(readOverloadOptions([])).toEqual({ quick: false, door: 'rest', closedSeconds: 8, seconds: 60, times: 5 });
  expect(readOverloadOptions(['--quick'])).toEqual({
    quick: true,
    door: 'rest',
    closedSeconds: 3,
    seconds: 8,
    times: 5,
  });
});

it('takes seconds, times and a door', () => {
  expect(readOverloadOptions(['--door', 'mcp'])).toMatchObject({ door: 'mcp' });
  expect(readOverloadOptions(['--seconds', '20', '--times', '2.5'])).toMatchObject({ seconds: 20, times: 2.5 });
});

it('prints its help', () => {
  expect(readOverloadOptions(['--help'])).toBe('help');
});

it.each([['--seconds', '0'], ['--times', 'x'], ['--door', 'x'], ['--unknown'], ['rest']])(
  'refuses %s %s',
  (...args) => {
    expect(() => readOverloadOptions(args)).toThrow(UsageError);
  },
);
