import { defined } from '@cotiza/kernel';
import { Command, InvalidArgumentError, Option } from 'commander';
import { ASKED_FROM_EUROS } from './faro/faro.questions';
import { type Fault, FAULTS, INSURER_PROTOCOLS } from './participants/participant';
import {
  DEFAULT_OPTIONS,
  type InsurerWish,
  InvalidOption,
  LONGEST_MS,
  type SimulatorOptions,
} from './simulator-options';

export interface CommandLine {
  readonly options: SimulatorOptions;
  /** The path to write INSURERS_FILE to before listening. */
  readonly configFile: string | null;
}

/**
 * @param words the arguments after `simulator`
 * @throws InvalidOption
 */
export function readCommandLine(words: readonly string[]): CommandLine {
  const read = program().parse(words, { from: 'user' }).opts<Words>();
  const { port, host, pace, latency = [], fault = [], configFile = null } = read;
  const latencies = assignments(latency, milliseconds);
  const faults = assignments(fault, parseFault);
  const insurers = insurersOf(read);
  return { options: { ...DEFAULT_OPTIONS, port, host, pace, insurers, latencies, faults }, configFile };
}

function insurersOf({ insurer = [], insurers }: Words): SimulatorOptions['insurers'] {
  if (insurers !== undefined) return manyInsurers(insurers);
  return insurer.length > 0 ? insurer.map(parseInsurer) : DEFAULT_OPTIONS.insurers;
}

/** Reads `ID=VALUE` words. The last value of an id wins. */
function assignments<V>(words: readonly string[], read: (text: string) => V): Record<string, V> {
  return Object.fromEntries(
    words.map((word) => {
      const equals = word.indexOf('=');
      if (equals < 1) throw new InvalidOption(`${word}: it must be ID=VALUE`);
      return [word.slice(0, equals), read(word.slice(equals + 1))];
    }),
  );
}

function milliseconds(text: string): number {
  if (/^\d{1,6}$/.test(text) && Number(text) <= LONGEST_MS) return Number(text);
  throw new InvalidOption(`latency ${text}: it must be a number of milliseconds up to ${LONGEST_MS}`);
}

function parseFault(text: string): Fault {
  if (Object.hasOwn(FAULTS, text)) return text as Fault;
  throw new InvalidOption(`fault ${text}: it must be one of ${Object.keys(FAULTS).join(', ')}`);
}

/** The options in the form that commander returns. */
export interface Words {
  readonly port: number;
  readonly host: string;
  readonly insurer?: readonly string[];
  readonly insurers?: number;
  readonly latency?: readonly string[];
  readonly fault?: readonly string[];
  readonly configFile?: string;
  readonly pace: number;
}

const LARGEST_PORT = 65_535;
const MOST_INSURERS = 200;
const KIND_WIDTH = 12;

const CLOSING = `
ID is that of an insurer, plate-registry, or all for every insurer that is not named.

Faults:
${Object.entries(FAULTS)
  .map(([kind, what]) => `  ${kind.padEnd(KIND_WIDTH)} ${what}`)
  .join('\n')}

Example, eight insurers, one slow and one that fails:
  npm run -s simulator -- --insurers 8 --latency all=300 roble-b=6000 --fault faro-c=status-500 --config-file insurers.yaml

A REST insurer asks about a car whose price new is ${ASKED_FROM_EUROS} euros or more before it gives a price: it declines without a
tracker or with racing.

Once it is ready it prints one line of JSON, {"listening": "http://127.0.0.1:4600"}. While it runs, GET /admin/insurers
shows what was refused, and PUT /admin/insurers/ID changes latency and fault.`;

export function program(): Command {
  return new Command('simulator')
    .description('Invented insurers over REST and SOAP, and a plate registry, with latency and faults on demand.')
    .addHelpText('after', CLOSING)
    .option('--port <number>', 'port to listen on; 0 takes a free one', whole(0, LARGEST_PORT), DEFAULT_OPTIONS.port)
    .option('--host <address>', 'address to listen on', DEFAULT_OPTIONS.host)
    .option(
      '--insurer <id:protocol...>',
      'an insurer; it speaks rest, or soap or aggregator if its id is followed by :soap or :aggregator',
    )
    .addOption(
      new Option('--insurers <count>', 'so many insurers, REST and SOAP in turn: faro-a, roble-a, faro-b ...')
        .argParser(whole(1, MOST_INSURERS))
        .conflicts('insurer'),
    )
    .option('--latency <id=ms...>', 'milliseconds that it takes to answer a quotation')
    .option('--pace <factor>', 'factor of the 5 to 150 seconds that companies of an aggregator take', factor, 1)
    .option('--fault <id=kind...>', 'a fault of every answer')
    .option('--config-file <path>', 'write an INSURERS_FILE for these insurers, then listen')
    .allowExcessArguments(false)
    .exitOverride();
}

const whole = (min: number, max: number) => (text: string) => {
  const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new InvalidArgumentError(`It must be a whole number from ${min} to ${max}.`);
};

/** The first names of many insurers, by the protocols that they have in turn. */
const IN_TURN = [
  { name: 'faro', protocol: 'rest' },
  { name: 'roble', protocol: 'soap' },
] as const;
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

function factor(text: string): number {
  const value = Number(text);
  if (value >= 0 && value <= 1) return value;
  throw new InvalidArgumentError('It must be a number from 0 to 1.');
}

/** Reads `ID` or `ID:protocol`. */
export function parseInsurer(text: string): InsurerWish {
  const [id = '', protocol = 'rest', ...rest] = text.split(':');
  const known = INSURER_PROTOCOLS.find((each) => each === protocol);
  if (!known || rest.length > 0)
    throw new InvalidOption(`insurer ${text}: it must be ID, ID:rest, ID:soap or ID:aggregator`);
  return { id, protocol: known };
}

/** Returns a number of insurers, REST and SOAP in turn: faro-a, roble-a, faro-b and so on. Ids have no digits. */
export function manyInsurers(count: number): InsurerWish[] {
  return Array.from({ length: count }, (_, index) => {
    const { name, protocol } = defined(IN_TURN[index % IN_TURN.length], 'protocol to give that insurer');
    return { id: `${name}-${letters(Math.floor(index / IN_TURN.length))}`, protocol };
  });
}

/** a to z, then aa, ab and so on. */
function letters(index: number): string {
  const before = Math.floor(index / ALPHABET.length);
  return (before > 0 ? letters(before - 1) : '') + defined(ALPHABET[index % ALPHABET.length], 'letter at that place');
}
