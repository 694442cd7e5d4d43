import { existing } from '@cotiza/kernel';
import { parseFault } from '../faults/fault-rule';
import { InvalidOption } from '../invalid-option';
import { parseLatency } from '../latency/parse-latency';
import { DEFAULT_OPTIONS, type SimulatorOptions } from '../simulator-options';
import { assignments } from './assignment';
import { manyInsurers, parseInsurer } from './insurer-words';
import { program, type Words } from './program';

/** The parsed command line. */
export interface CommandLine {
  readonly options: SimulatorOptions;
  /** Print INSURERS_FILE and end. */
  readonly printConfig: boolean;
  /** The path to write INSURERS_FILE to before listening. */
  readonly configFile: string | null;
  readonly quiet: boolean;
}

/**
 * @param words the arguments after `simulator`
 * @throws InvalidOption
 */
export function readCommandLine(words: readonly string[]): CommandLine {
  const read = program().parse(words, { from: 'user' }).opts<Words>();
  if (read.printConfig && read.port === 0) throw new InvalidOption('--print-config needs a fixed --port');
  const { port, host, seed, clientId, clientSecret, brokerCode, username, password, apiKey } = read;
  return {
    options: {
      ...DEFAULT_OPTIONS,
      port,
      host,
      seed,
      insurers: insurersOf(read),
      latencies: latenciesOf(read),
      faults: assignments(read.fault ?? [], parseFault),
      enforceLimits: read.limits ?? false,
      rehearsed: read.rehearsed ?? false,
      credentials: { clientId, clientSecret, brokerCode, username, password, apiKey },
    },
    printConfig: read.printConfig ?? false,
    configFile: read.configFile ?? null,
    quiet: read.quiet ?? false,
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
