import { toolCommand, UsageError, type CommandPage } from '@cotiza/tools-kit';
import { Option } from 'commander';

/** What is done: answers are recorded in a folder, or asked for again and compared with those of a folder. */
export interface AnswersOptions {
  readonly task: 'record' | 'compare';
  readonly folder: string;
  /** Folder of the built tree whose service is asked; undefined: this one. */
  readonly tree: string | undefined;
}

const PAGE: CommandPage = {
  script: 'answers',
  purpose: 'Asks a started service some 500 requests over REST and MCP, and records what it answers, byte for byte.',
  examples: ['--record FOLDER', '--compare FOLDER'],
  notes: `The requests are complete, partial and faulty, of every line: requirements, catalogues, checks, quotations, and the same
by tools of the MCP server, in both ways of its protocol. With a quotation, the e-mail to its customer and the page behind
its link are recorded, too. The service stands at one moment; what it draws (references, tokens of links) is named by the
order in which it comes.`,
  wellWhen: 'nothing differs',
};

/** The options as commander reads them. */
interface Values {
  readonly record?: string;
  readonly compare?: string;
  readonly tree?: string;
}

/** `npm run answers` */
export const ANSWERS = toolCommand(
  PAGE,
  (command) =>
    command
      .option('--record <folder>', 'ask the set of requests, and keep them with their answers in a folder')
      .addOption(
        new Option(
          '--compare <folder>',
          'ask the requests that a folder keeps again, and show which are answered differently',
        ).conflicts('record'),
      )
      .option('--tree <folder>', 'ask the service that is built in another folder, instead of this one'),
  ({ record, compare, tree }: Values): AnswersOptions => {
    if (record !== undefined) return { task: 'record', folder: record, tree };
    if (compare !== undefined) return { task: 'compare', folder: compare, tree };
    throw new UsageError('Either --record or --compare takes a folder. Try --help.');
  },
);
