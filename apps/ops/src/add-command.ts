import type { Command } from 'commander';
import { Failure } from './failure';
import type { Ops } from './ops';
import { jsonText, printable } from './output/printable';
import type { Report } from './output/report';

const CALL = 'npm run ops -- ';

export interface CommandHelp {
  /** The name, with its arguments, such as `show <id>`. */
  readonly name: string;
  readonly summary: string;
  /** An example, without `npm run ops --`. */
  readonly example: string;
  /** Further advice for the operator. */
  readonly note?: string;
}

/** Adds a command to a group, with an example in its help and `--json`. */
export function addCommand(group: Command, { name, summary, example, note }: CommandHelp): Command {
  return group
    .command(name)
    .description(note === undefined ? summary : `${summary}\n\n${note}`)
    .summary(summary)
    .option('--json', 'print one JSON document and nothing else')
    .addHelpText('after', `\nExample:\n  ${CALL}${example}`);
}

export type AddCommand = (group: Command, ops: Ops) => void;

/** Prints the report of a command as text or JSON. */
export function reporting<Given extends unknown[]>({ terminal }: Ops, act: (...given: Given) => Promise<Report>) {
  return async (...given: unknown[]): Promise<void> => {
    // Commander passes the arguments, then the options, then the command itself.
    const report = await act(...(given.slice(0, -1) as Given));
    const isJson = (given.at(-2) as { json?: boolean }).json === true;
    terminal.write(`${isJson ? jsonText(report.document) : printable(report.text)}\n`);
    if (report.failure !== undefined) throw new Failure(report.failure);
  };
}
