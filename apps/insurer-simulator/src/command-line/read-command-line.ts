import { FAULTS, type Fault } from '../participants/participant';
import { DEFAULT_OPTIONS, InvalidOption, LONGEST_MS, type SimulatorOptions } from '../simulator-options';
import { manyInsurers, parseInsurer } from './insurer-words';
import { program, type Words } from './program';

/** The parsed command line. */
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
  const { port, host, latency = [], fault = [], configFile = null } = read;
  const latencies = assignments(latency, milliseconds);
  const faults = assignments(fault, parseFault);
  return { options: { ...DEFAULT_OPTIONS, port, host, insurers: insurersOf(read), latencies, faults }, configFile };
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
