import { UsageError } from '@cotiza/tools-kit';
import { BENCH } from './bench-options';

it('measures at length when nothing is said', () => {
  expect(BENCH.read([])).toMatchObject({
    quick: false,
    seconds: 3,
    soakSeconds: 300,
    rounds: 5,
    starts: 5,
    json: undefined,
  });
});

it('measures shortly as a smoke check', () => {
  expect(BENCH.read(['--quick'])).toMatchObject({ quick: true, seconds: 0.8, rounds: 1 });
});

it('takes figures that are given, in a smoke check too', () => {
  expect(BENCH.read(['--quick', '--seconds', '0.5', '--rounds', '2'])).toMatchObject({ seconds: 0.5, rounds: 2 });
  expect(BENCH.read(['--soak', '20'])).toMatchObject({ soakSeconds: 20 });
  expect(BENCH.read(['--json', 'figures.json'])).toMatchObject({ json: 'figures.json' });
});

it.each(['--seconds', '--soak', '--rounds', '--json', '--quick'])('explains %s in its help', (option) =>
  expect(() => BENCH.read(['--help'])).toThrow(option),
);

it.each([
  ['an unknown option', ['--second', '5']],
  ['an argument without an option', ['5']],
  ['an option without its value', ['--seconds']],
  ['no time at all', ['--seconds', '0']],
  ['a negative time', ['--seconds=-1']],
  ['a time that is no number', ['--seconds', 'long']],
  ['no time for the insurers that hang', ['--soak', '0']],
  ['part of a round', ['--rounds', '1.5']],
])('refuses %s', (_what, args) => {
  expect(() => BENCH.read(args)).toThrow(UsageError);
});
