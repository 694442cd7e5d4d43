import type { Command } from 'commander';
import { Failure } from './failure';
import type { Ops } from './ops';
import { jsonText, printable } from './output/printable';
import type { Report } from './output/report';

const CALL = 'npm run ops -- ';

/** A command: what its help says, what it takes, and what it does. */
export interface OpsCommand<Given extends unknown[]> {
  /** The name, such as `show`. */
  readonly name: string;
  readonly summary: string;
  /** An example, without `npm run ops --`. */
  readonly example: string;
  /** Further advice for the operator. */
  readonly note?: string;
  readonly options?: (own: Command, ops: Ops) => Command;
  /** Does its work with the arguments, then the options. */
  readonly run: (ops: Ops, ...given: Given) => Report | Promise<Report>;
}

export type AddCommand = (group: Command, ops: Ops) => void;

/** Returns what adds a command to a group, with an example in its help and `--json`. */
export function defineCommand<Given extends unknown[]>(command: OpsCommand<Given>): AddCommand {
  const { name, summary, example, note, options = (own) => own, run } = command;
  return (group, ops) => {
    const own = group
      .command(name)
      .description(note === undefined ? summary : `${summary}\n\n${note}`)
      .summary(summary)
      .option('--json', 'print one JSON document and nothing else')
      .addHelpText('after', `\nExample:\n  ${CALL}${example}`);
    options(own, ops).action(async (...given: unknown[]) => {
      // Commander passes the arguments, then the options, then the command itself.
      const { document, text, failure } = await run(ops, ...(given.slice(0, -1) as Given));
      const isJson = (given.at(-2) as { json?: boolean }).json === true;
      ops.terminal.write(`${isJson ? jsonText(document) : printable(text)}\n`);
      if (failure !== undefined) throw new Failure(failure);
    });
  };
}
