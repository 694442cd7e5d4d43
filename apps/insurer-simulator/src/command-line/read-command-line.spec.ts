import { DEFAULT_OPTIONS, type SimulatorOptions } from '../simulator-options';
import { simulationOf } from '../server/simulation';
import { readCommandLine } from './read-command-line';

const optionsOf = (words: string): SimulatorOptions => readCommandLine(words === '' ? [] : words.split(' ')).options;

it('simulates one insurer of each kind without arguments', () => {
  expect(readCommandLine([])).toEqual({
    options: DEFAULT_OPTIONS,
    printConfig: false,
    configFile: null,
  });
});

it('names many insurers, REST and SOAP in turn', () => {
  const { insurers } = optionsOf('--insurers 4');
  expect(insurers.map(({ id, protocol }) => `${id} ${protocol}`)).toEqual([
    'faro-a rest',
    'roble-a soap',
    'faro-b rest',
    'roble-b soap',
  ]);
  expect(optionsOf('--insurers 56').insurers.at(-1)).toEqual({ id: 'roble-ab', protocol: 'soap' });
});

it('reads everything else', () => {
  const words =
    '--port 0 --host 127.0.0.2 --seed 7 --insurer sol luna:soap --insurer mar:rest ' +
    '--latency sol=constant:5 --latency sol=none all=uniform:1:2 --fault sol=hang:0.5 --fault sol=decline';
  expect(optionsOf(words)).toMatchObject({
    port: 0,
    host: '127.0.0.2',
    seed: 7,
    insurers: [
      { id: 'sol', protocol: 'rest' },
      { id: 'luna', protocol: 'soap' },
      { id: 'mar', protocol: 'rest' },
    ],
    latencies: { sol: { text: 'none' }, all: { text: 'uniform:1:2' } },
    faults: { sol: [{ kind: 'hang', probability: 0.5 }, { kind: 'decline' }] },
  });
});

it.each([
  ['--insurer sol:grpc', 'it must be ID, ID:rest or ID:soap'],
  ['--latency fast', 'fast: it must be ID=VALUE'],
  ['--latency sol=fast', 'latency fast: it must be'],
  ['--fault sol=hang:1:2', 'KIND or KIND:probability'],
  ['--port 0 --print-config', 'needs a fixed --port'],
])('refuses %s', (words, why) => expect(() => optionsOf(words)).toThrow(why));

it.each([
  ['--insurer Sol', 'an id is like faro-a'],
  ['--insurer all', 'and not all'],
  ['--insurer sol sol', 'there is another one of this id'],
  ['--insurer plate-registry', 'there is another one of this id'],
  ['--latency sol=none', 'sol: no participant has this id'],
  ['--fault faro-a=soap-fault', 'is not one that rest can show'],
  ['--fault all=fire', 'is not one that rest can show'],
  ['--fault all=invalid-date', 'is not one that rest can show'],
  ['--fault faro-a=hang:2', 'probability must be'],
])('simulates nothing with %s', (words, why) => expect(() => simulationOf(optionsOf(words))).toThrow(why));

it('gives everybody what they can show, and the registry nothing that was not asked of it', () => {
  const words = '--latency all=constant:9 --fault all=soap-fault all=hang:0.1 --latency faro-a=none';
  const { participants } = simulationOf(optionsOf(words));
  const shown = [...participants.values()].map(({ id, latency, faults }) => [
    id,
    latency.text,
    faults.rules.map(({ kind }) => kind),
  ]);
  expect(shown).toEqual([
    ['faro-a', 'none', ['hang']],
    ['roble-a', 'constant:9', ['soap-fault', 'hang']],
    ['plate-registry', 'none', []],
  ]);
});
