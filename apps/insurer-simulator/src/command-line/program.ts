import { Command, InvalidArgumentError, Option } from 'commander';
import { DEFAULT_OPTIONS } from '../simulator-options';
import { CLOSING } from './help-text';

/** The options in the form that commander returns. */
export interface Words {
  readonly port: number;
  readonly host: string;
  readonly seed: number;
  readonly insurer?: readonly string[];
  readonly insurers?: number;
  readonly latency?: readonly string[];
  readonly fault?: readonly string[];
  readonly printConfig?: true;
  readonly configFile?: string;
}

const LARGEST_PORT = 65_535;
const LARGEST_SEED = 2_147_483_647;
const MOST_INSURERS = 200;

/** The command line with all its options. */
export function program(): Command {
  return new Command('simulator')
    .description('Invented insurers over REST and SOAP, and a plate registry, with latency and faults on demand.')
    .addHelpText('after', CLOSING)
    .option('--port <number>', 'port to listen on; 0 takes a free one', whole(0, LARGEST_PORT), DEFAULT_OPTIONS.port)
    .option('--host <address>', 'address to listen on', DEFAULT_OPTIONS.host)
    .option('--seed <number>', 'same seed and same requests: same run', whole(0, LARGEST_SEED), DEFAULT_OPTIONS.seed)
    .option('--insurer <id:protocol...>', 'an insurer; it speaks rest, or soap if its id is followed by :soap')
    .addOption(
      new Option('--insurers <count>', 'so many insurers, REST and SOAP in turn: faro-a, roble-a, faro-b ...')
        .argParser(whole(1, MOST_INSURERS))
        .conflicts('insurer'),
    )
    .option('--latency <id=model...>', 'how long it takes to answer a quotation')
    .option('--fault <id=kind:probability...>', 'a fault, and how often it strikes; always, if that is left out')
    .option('--print-config', 'print an INSURERS_FILE for these insurers and end; needs a fixed port')
    .option('--config-file <path>', 'write an INSURERS_FILE for these insurers, then listen')
    .allowExcessArguments(false)
    .exitOverride();
}

const whole = (min: number, max: number) => (text: string) => {
  const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new InvalidArgumentError(`It must be a whole number from ${min} to ${max}.`);
};
