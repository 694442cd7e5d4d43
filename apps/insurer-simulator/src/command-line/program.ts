import { Command, InvalidArgumentError, Option } from 'commander';
import { FAULTS } from '../participants/participant';
import { DEFAULT_OPTIONS } from '../simulator-options';

/** The options in the form that commander returns. */
export interface Words {
  readonly port: number;
  readonly host: string;
  readonly insurer?: readonly string[];
  readonly insurers?: number;
  readonly latency?: readonly string[];
  readonly fault?: readonly string[];
  readonly configFile?: string;
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

Example, eight insurers of which one is slow and one fails:
  npm run -s simulator -- --insurers 8 --latency all=300 roble-b=6000 --fault faro-c=status-500 --config-file insurers.yaml

Once it is ready it prints one line of JSON, {"listening": "http://127.0.0.1:4600"}. While it runs, GET /admin/insurers
shows what was refused, and PUT /admin/insurers/ID changes latency and fault.`;

/** The command line with all its options. */
export function program(): Command {
  return new Command('simulator')
    .description('Invented insurers over REST and SOAP, and a plate registry, with latency and faults on demand.')
    .addHelpText('after', CLOSING)
    .option('--port <number>', 'port to listen on; 0 takes a free one', whole(0, LARGEST_PORT), DEFAULT_OPTIONS.port)
    .option('--host <address>', 'address to listen on', DEFAULT_OPTIONS.host)
    .option('--insurer <id:protocol...>', 'an insurer; it speaks rest, or soap if its id is followed by :soap')
    .addOption(
      new Option('--insurers <count>', 'so many insurers, REST and SOAP in turn: faro-a, roble-a, faro-b ...')
        .argParser(whole(1, MOST_INSURERS))
        .conflicts('insurer'),
    )
    .option('--latency <id=ms...>', 'milliseconds that it takes to answer a quotation')
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
