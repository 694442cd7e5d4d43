import { UsageError } from '../command-line';
import { HELP, readTortureOptions } from './torture-options';

it('kills twenty times in every scenario when nothing is said', () => {
  expect(readTortureOptions([])).toMatchObject({
    scenarios: ['embedded', 'postgres', 'power', 'lease'],
    kills: 20,
    quick: false,
    unsynced: false,
    keep: false,
  });
});

it('kills less often as a quick check, unless it is told how often', () => {
  expect(readTortureOptions(['--quick'])).toMatchObject({ kills: 3, quick: true });
  expect(readTortureOptions(['--quick', '--kills', '6'])).toMatchObject({ kills: 6 });
});

it('takes a seed, a scenario and the wish to keep folders', () => {
  const options = readTortureOptions(['--seed', '0', '--scenario', 'postgres', '--keep']);
  expect(options).toMatchObject({ seed: 0, scenarios: ['postgres'], keep: true });
});

it('draws a seed that it would take back', () => {
  const options = readTortureOptions([]);
  if (options === 'help') throw new Error('unreachable');
  expect(readTortureOptions(['--seed', String(options.seed)])).toEqual(options);
});

it.each(['--help', '-h'])('explains itself on %s, whatever else is said', (flag) => {
  expect(readTortureOptions(['--kills', 'x', flag])).toBe('help');
  for (const option of ['--kills', '--seed', '--scenario', '--quick', '--unsynced', '--keep'])
    expect(HELP).toContain(option);
});

it.each([
  ['an unknown option', ['--kill', '5']],
  ['an argument without an option', ['5']],
  ['an option without its value', ['--kills']],
  ['no kill at all', ['--kills', '0']],
  ['part of a kill', ['--kills', '1.5']],
  ['a seed that is no number', ['--seed', ' ']],
  ['an unknown scenario', ['--scenario', 'mysql']],
])('refuses %s', (_what, args) => {
  expect(() => readTortureOptions(args)).toThrow(UsageError);
});
