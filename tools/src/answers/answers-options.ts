import { givenOptions, UsageError } from '../command-line';

/** What is done: answers are recorded in a folder, or asked for again and compared with those of a folder. */
export interface AnswersOptions {
  readonly task: 'record' | 'compare';
  readonly folder: string;
  /** Folder of the built tree whose service is asked; undefined: this one. */
  readonly tree: string | undefined;
}

export const HELP = `Asks a started service some 500 requests over REST and MCP, and records what it answers, byte for byte.

  npm run answers -- --record FOLDER
  npm run answers -- --compare FOLDER

  --record FOLDER   ask the set of requests, and keep them with their answers in FOLDER
  --compare FOLDER  ask the requests that FOLDER keeps again, and show which are answered differently
  --tree TREE       ask the service that is built in another folder, instead of this one
  --help            print this

The requests are complete, partial and faulty, of every line: requirements, catalogues, checks, quotations, and the same by
tools of the MCP server, in both ways of its protocol. With a quotation, the e-mail to its customer and the page behind its
link are recorded, too. The service stands at one moment; what it draws (references, tokens of links) is named by the order
in which it comes.

Exit code: 0 when nothing differs, 1 when something does or fails, 2 for wrong arguments.`;

/**
 * Reads the arguments of the command line.
 *
 * @throws UsageError with a line for the terminal
 */
export function readAnswersOptions(args: readonly string[]): AnswersOptions | 'help' {
  const text = { type: 'string' } as const;
  const { help, record, compare, tree } = givenOptions(args, { record: text, compare: text, tree: text });
  if (help) return 'help';
  if (record !== undefined && compare === undefined) return { task: 'record', folder: record, tree };
  if (compare !== undefined && record === undefined) return { task: 'compare', folder: compare, tree };
  throw new UsageError('Either --record or --compare takes a folder. Try --help.');
}
