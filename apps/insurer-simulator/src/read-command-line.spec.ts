import { DEFAULT_OPTIONS, type SimulatorOptions } from './simulator-options';
import { simulationOf } from './server/simulation';
import { readCommandLine } from './read-command-line';

const optionsOf = (words: string): SimulatorOptions => readCommandLine(words === '' ? [] : words.split(' ')).options;

it('simulates one insurer of each kind without arguments', () => {
  expect(readCommandLine([])).toEqual({
    options: DEFAULT_OPTIONS,
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
    '--port 0 --host 127.0.0.2 --insurer sol luna:soap --insurer mar:rest ' +
    '--latency sol=5 --latency sol=0 all=20 --fault sol=hang --fault sol=decline --config-file a.yaml';
  expect(optionsOf(words)).toMatchObject({
    port: 0,
    host: '127.0.0.2',
    insurers: [
      { id: 'sol', protocol: 'rest' },
      { id: 'luna', protocol: 'soap' },
      { id: 'mar', protocol: 'rest' },
    ],
    latencies: { sol: 0, all: 20 },
    faults: { sol: 'decline' },
  });
});

it.each([
  ['--insurer sol:grpc', 'it must be ID, ID:rest, ID:soap or ID:aggregator'],
  ['--latency fast', 'fast: it must be ID=VALUE'],
  ['--latency sol=fast', 'latency fast: it must be'],
  ['--latency sol=600001', 'milliseconds up to 600000'],
  ['--fault sol=fire', 'it must be one of none, hang, reset'],
])('refuses %s', (words, why) => expect(() => optionsOf(words)).toThrow(why));

it.each([
  ['--insurer Sol', 'an id is like faro-a'],
  ['--insurer all', 'and not all'],
  ['--insurer sol sol', 'there is another one of this id'],
  ['--insurer plate-registry', 'there is another one of this id'],
  ['--latency sol=1', 'sol: no participant has this id'],
])('simulates nothing with %s', (words, why) => expect(() => simulationOf(optionsOf(words))).toThrow(why));

it('gives every insurer what is asked of all, and the registry nothing that was not asked of it', () => {
  const { participants } = simulationOf(optionsOf('--latency all=9 faro-a=0 --fault all=hang'));
  expect([...participants.values()].map(({ id, latencyMs, fault }) => [id, latencyMs, fault])).toEqual([
    ['faro-a', 0, 'hang'],
    ['roble-a', 9, 'hang'],
    ['plate-registry', 0, 'none'],
  ]);
});
