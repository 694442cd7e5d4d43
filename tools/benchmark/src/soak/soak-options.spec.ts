import { HelpAsked, UsageError } from '@cotiza/tools-kit';
import { SOAK } from './soak-options';

it('is ten minutes on the embedded database unless something else is said', () => {
  expect(SOAK.read([])).toEqual({ minutes: 10, database: 'embedded' });
  expect(SOAK.read(['--minutes', '0.5', '--database', 'postgres'])).toEqual({ minutes: 0.5, database: 'postgres' });
  expect(() => SOAK.read(['--help'])).toThrow(HelpAsked);
});

it.each([['--minutes', '0'], ['--minutes', 'long'], ['--database', 'mysql'], ['--hours', '1'], ['now']])(
  'is refused in words: %s %s',
  (...args) => {
    expect(() => SOAK.read(args)).toThrow(UsageError);
  },
);
