import type { Command } from 'commander';
import { Failure } from './failure';
import type { Ops } from './ops';
import { jsonText, printable } from './output/printable';
import type { Report } from './output/report';

const CALL = 'npm run ops -- ';

/** What the help says of a command. */
export interface CommandHelp {
  /** The name, with its arguments, such as `show <id>`. */
  readonly name: string;
  readonly summary: string;
  /** What follows `npm run ops --` in an example. */
  readonly example: string;
  /** What else is worth knowing before it is run. */
  readonly note?: string;
}

/** A command of a group, with what all have: an example in its help, and `--json`. */
export function addCommand(group: Command, { name, summary, example, note }: CommandHelp): Command {
  return group
    .command(name)
    .description(note === undefined ? summary : `${summary}\n\n${note}`)
    .summary(summary)
    .option('--json', 'print one JSON document and nothing else')
    .addHelpText('after', `\nExample:\n  ${CALL}${example}`);
}

/** Prints what a command reports, in the form that was asked for. */
export function reporting<Given extends unknown[]>({ terminal }: Ops, act: (...given: Given) => Promise<Report>) {
  return async (...given: unknown[]): Promise<void> => {
    // Arguments come first, then the options, then the command itself.
    const report = await act(...(given.slice(0, -1) as Given));
    const isJson = (given.at(-2) as { json?: boolean }).json === true;
    terminal.write(`${isJson ? jsonText(report.document) : printable(report.text)}\n`);
    if (report.failure !== undefined) throw new Failure(report.failure);
  };
}
