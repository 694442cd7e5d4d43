import { UsageError } from '../command-line';
import { readFleetOptions } from './fleet-options';

describe('the arguments of a run', () => {
  it('are two minutes unless something else is said', () => {
    expect(readFleetOptions([])).toMatchObject({ seconds: 120, quick: false, keep: false });
    expect(readFleetOptions(['--quick', '--seed', '7', '--seconds', '5'])).toEqual({
      seconds: 5,
      seed: 7,
      quick: true,
      keep: false,
    });
    expect(readFleetOptions(['--help'])).toBe('help');
  });

  it.each([['--seconds', '0'], ['--seconds', 'long'], ['--slow'], ['now']])(
    'are refused in words: %s %s',
    (...args) => {
      expect(() => readFleetOptions(args)).toThrow(UsageError);
    },
  );
});
