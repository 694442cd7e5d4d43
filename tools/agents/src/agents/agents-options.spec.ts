import { HelpAsked, UsageError } from '@cotiza/tools-kit';
import { AGENTS } from './agents-options';

const read = (...args: string[]) => AGENTS.read(args);

it('plays every persona at every door against a service of its own, unless told otherwise', () => {
  expect(read()).toMatchObject({
    url: undefined,
    seed: 1,
    people: 3,
    isCheck: false,
    ramos: ['hogar', 'coche', 'moto'],
  });
  expect(read('--check')).toMatchObject({ people: 2, isCheck: true });
});

it('takes an address, one persona, one door, one line', () => {
  const options = read('--url', 'https://cotiza.example/', '--persona', 'text-only', '--ramo', 'moto', '--seed', '7');
  expect(options).toMatchObject({ url: 'https://cotiza.example', ramos: ['moto'], seed: 7 });
  expect(options.personas).toMatchObject([{ name: 'text-only' }]);
  expect(read('--door', 'rest')).toMatchObject({ doors: ['rest'] });
});

it.each([
  ['--url', 'cotiza.example'],
  ['--url', 'ftp://cotiza.example'],
  ['--persona', 'sly'],
  ['--door', 'back'],
  ['--ramo', 'barco'],
  ['--people', '0'],
  ['--seed', 'x'],
  ['--loud', 'x'],
])('refuses %s %s', (...args) => expect(() => read(...args)).toThrow(UsageError));

it('prints its help', () => {
  expect(() => read('--help')).toThrow(HelpAsked);
  expect(() => read('--help')).toThrow('--url');
});
