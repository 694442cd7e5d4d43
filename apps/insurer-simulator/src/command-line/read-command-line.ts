import { existing } from '@cotiza/kernel';
import { parseFault } from '../faults/fault-rule';
import { InvalidOption } from '../invalid-option';
import { parseLatency } from '../latency/latency';
import { DEFAULT_OPTIONS, type SimulatorOptions } from '../simulator-options';
import { manyInsurers, parseInsurer } from './insurer-words';
import { program, type Words } from './program';

/** The parsed command line. */
export interface CommandLine {
  readonly options: SimulatorOptions;
  /** Print INSURERS_FILE and end. */
  readonly printConfig: boolean;
  /** The path to write INSURERS_FILE to before listening. */
  readonly configFile: string | null;
}

/**
 * @param words the arguments after `simulator`
 * @throws InvalidOption
 */
export function readCommandLine(words: readonly string[]): CommandLine {
  const read = program().parse(words, { from: 'user' }).opts<Words>();
  if (read.printConfig && read.port === 0) throw new InvalidOption('--print-config needs a fixed --port');
  const { port, host, seed } = read;
  return {
    options: {
      ...DEFAULT_OPTIONS,
      port,
      host,
      seed,
      insurers: insurersOf(read),
      latencies: latenciesOf(read),
      faults: assignments(read.fault ?? [], parseFault),
    },
    printConfig: read.printConfig ?? false,
    configFile: read.configFile ?? null,
  };
}

function insurersOf({ insurer = [], insurers }: Words): SimulatorOptions['insurers'] {
  if (insurers !== undefined) return manyInsurers(insurers);
  return insurer.length > 0 ? insurer.map(parseInsurer) : DEFAULT_OPTIONS.insurers;
}

/** Returns the latency of each id. The last one given wins. */
function latenciesOf({ latency = [] }: Words): SimulatorOptions['latencies'] {
  const read = Object.entries(assignments(latency, parseLatency));
  return Object.fromEntries(read.map(([id, models]) => [id, existing(models.at(-1), 'latency of that id')]));
}

/** Reads `ID=VALUE` words into the values of each id, in their order. */
function assignments<V>(words: readonly string[], read: (text: string) => V): Record<string, V[]> {
  const values: Record<string, V[]> = {};
  for (const word of words) {
    const equals = word.indexOf('=');
    if (equals < 1) throw new InvalidOption(`${word}: it must be ID=VALUE`);
    const id = word.slice(0, equals);
    values[id] = [...(values[id] ?? []), read(word.slice(equals + 1))];
  }
  return values;
}
