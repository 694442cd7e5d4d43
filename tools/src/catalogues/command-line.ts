import { givenOptions, UsageError } from '../command-line';

/** Options that take a text each; what is not given keeps its default, or is undefined without one. */
export type OptionDefaults = Readonly<Record<string, string | undefined>>;

/**
 * Runs a command of the terminal: prints the help on `--help`, and turns an error into one line and exit code 1 (2 for
 * wrong arguments).
 */
export async function runCommand(
  help: string,
  defaults: OptionDefaults,
  main: (options: Readonly<Record<string, string | undefined>>) => void | Promise<void>,
): Promise<void> {
  try {
    const options = readOptions(defaults);
    if (options === 'help') console.log(help);
    else await main(options);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}

function readOptions(defaults: OptionDefaults) {
  const names = Object.keys(defaults).map((name) => [name, { type: 'string' }] as const);
  const { help, ...given } = givenOptions(process.argv.slice(2), Object.fromEntries(names));
  return help === true ? ('help' as const) : ({ ...defaults, ...given } as Record<string, string | undefined>);
}
