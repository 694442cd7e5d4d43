import { Command, CommanderError } from 'commander';
import { HelpAsked, UsageError } from './usage-error';

/** The help of a command, besides its options. */
export interface CommandPage {
  /** The npm script that runs it. */
  readonly script: string;
  /** Its purpose, in a sentence or two. */
  readonly purpose: string;
  /** Arguments as somebody gives them, one command line each; without any where none are named. */
  readonly examples?: readonly string[];
  /** Printed as it is. */
  readonly notes?: string;
  /** The condition of exit code 0: "every bar is met". */
  readonly wellWhen: string;
}

/** A command of the terminal: its name, and what follows from its arguments. */
export interface ToolCommand<Options> {
  readonly script: string;
  /**
   * @throws UsageError for arguments that it does not understand
   * @throws HelpAsked for `--help`
   */
  readonly read: (args: readonly string[]) => Options;
}

/**
 * Puts a command together.
 *
 * @param declare adds the options and arguments
 * @param understand makes what the command works with of the values of the options, and of the arguments that are none; it throws
 *   UsageError for what does not go together
 */
export function toolCommand<Values extends object, Options>(
  page: CommandPage,
  declare: (command: Command) => Command,
  understand: (values: Values, words: readonly string[]) => Options,
): ToolCommand<Options> {
  return {
    script: page.script,
    read: (args) => {
      const command = parsed(declare(commandOf(page)), args);
      return understand(command.opts<Values>(), command.args);
    },
  };
}

/** One that takes no arguments but `--help`. */
export const plainCommand = (page: CommandPage): ToolCommand<undefined> =>
  toolCommand(
    page,
    (command) => command,
    () => undefined,
  );

/** `check -- fuzz` has its own dashes. */
const invocation = (script: string): string => `npm run ${script}${script.includes(' -- ') ? '' : ' --'}`;

const commandOf = ({ script, purpose, ...more }: CommandPage): Command =>
  new Command(invocation(script)).description(purpose).addHelpText('after', closing({ script, ...more }));

function closing({ script, examples = [''], notes, wellWhen }: Omit<CommandPage, 'purpose'>): string {
  const lines = examples.map(
    (example) => `  ${example === '' ? `npm run ${script}` : `${invocation(script)} ${example}`}`,
  );
  const title = lines.length > 1 ? 'Examples' : 'Example';
  return [
    `\n${title}:\n${lines.join('\n')}`,
    ...(notes === undefined ? [] : [notes]),
    `Exit codes: 0 when ${wellWhen}, 1 when not or something fails, 2 for wrong arguments.`,
  ].join('\n\n');
}

const HELP = ['--help', '-h'];

function parsed(command: Command, args: readonly string[]): Command {
  let help = '';
  command.exitOverride().configureOutput({ writeOut: (text) => (help += text), outputError: () => undefined });
  try {
    // Help wins over every other argument.
    return command.parse(args.some((word) => HELP.includes(word)) ? HELP.slice(0, 1) : args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    throw error.exitCode === 0 ? new HelpAsked(help) : new UsageError(usageMessage(error.message));
  }
}

/** Returns the message of commander on one line. */
function usageMessage(message: string): string {
  const said = message.replace(/^error: /, '').trim();
  return `${said.replace(/\s*\n\s*/g, ' ').replace(/\.?$/, '.')} Try --help.`;
}
