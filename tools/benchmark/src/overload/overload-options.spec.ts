import { HelpAsked, UsageError } from '@cotiza/tools-kit';
import { OVERLOAD } from './overload-options';

it('overloads five times for a minute by default, and shortly with --quick', () => {
  expect(OVERLOAD.read([])).toEqual({ quick: false, door: 'rest', closedSeconds: 8, seconds: 60, times: 5 });
  expect(OVERLOAD.read(['--quick'])).toEqual({
    quick: true,
    door: 'rest',
    closedSeconds: 3,
    seconds: 8,
    times: 5,
  });
});

it('takes seconds, times and a door', () => {
  expect(OVERLOAD.read(['--door', 'mcp'])).toMatchObject({ door: 'mcp' });
  expect(OVERLOAD.read(['--seconds', '20', '--times', '2.5'])).toMatchObject({ seconds: 20, times: 2.5 });
});

it('prints its help', () => {
  expect(() => OVERLOAD.read(['--help'])).toThrow(HelpAsked);
});

it.each([['--seconds', '0'], ['--times', 'x'], ['--door', 'x'], ['--unknown'], ['rest']])(
  'refuses %s %s',
  (...args) => {
    expect(() => OVERLOAD.read(args)).toThrow(UsageError);
  },
);
