import { UsageError } from '@cotiza/tools-kit';
import { TORTURE } from './torture-options';

it('kills twenty times in every scenario when nothing is said', () => {
  expect(TORTURE.read([])).toMatchObject({
    scenarios: ['embedded', 'postgres', 'power', 'lease'],
    kills: 20,
    quick: false,
    unsynced: false,
    keep: false,
  });
});

it('kills less often as a quick check, unless it is told how often', () => {
  expect(TORTURE.read(['--quick'])).toMatchObject({ kills: 3, quick: true });
  expect(TORTURE.read(['--quick', '--kills', '6'])).toMatchObject({ kills: 6 });
});

it('takes a seed, a scenario and the wish to keep folders', () => {
  const options = TORTURE.read(['--seed', '0', '--scenario', 'postgres', '--keep']);
  expect(options).toMatchObject({ seed: 0, scenarios: ['postgres'], keep: true });
});

it('draws a seed that it would take back', () => {
  const options = TORTURE.read([]);
  expect(TORTURE.read(['--seed', String(options.seed)])).toEqual(options);
});

it.each(['--kills', '--seed', '--scenario', '--quick', '--unsynced', '--keep'])('explains %s in its help', (option) =>
  expect(() => TORTURE.read(['--help'])).toThrow(option),
);

it.each([
  ['an unknown option', ['--kill', '5']],
  ['an argument without an option', ['5']],
  ['an option without its value', ['--kills']],
  ['no kill at all', ['--kills', '0']],
  ['part of a kill', ['--kills', '1.5']],
  ['a seed that is no number', ['--seed', ' ']],
  ['an unknown scenario', ['--scenario', 'mysql']],
])('refuses %s', (_what, args) => {
  expect(() => TORTURE.read(args)).toThrow(UsageError);
});
