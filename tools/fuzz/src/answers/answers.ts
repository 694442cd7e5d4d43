import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand, toolCommand, UsageError } from '@cotiza/tools-kit';
import { Option } from 'commander';
import { askAll, type Recorded } from './ask';
import { askedRequests } from './asked-requests';
import { differences } from './differences';

interface Options {
  readonly record?: string;
  readonly compare?: string;
  /** Folder of the built tree whose service is asked. */
  readonly tree?: string;
}

const ANSWERS = toolCommand(
  {
    script: 'answers',
    purpose: 'Asks a started service some 500 requests over REST and MCP, and records its answers, byte for byte.',
    examples: ['--record FOLDER', '--compare FOLDER'],
    notes: 'Clock, references and tokens are replaced, so that two recordings of the same service are equal.',
    wellWhen: 'nothing differs',
  },
  (command) =>
    command
      .option('--record <folder>', 'ask the set of requests, and keep them with their answers in a folder')
      .addOption(new Option('--compare <folder>', 'ask the requests of a folder again').conflicts('record'))
      .option('--tree <folder>', 'ask the service that is built in another folder, instead of this one'),
  (options: Options) => {
    if (!options.record && !options.compare) throw new UsageError('Either --record or --compare takes a folder.');
    return options;
  },
);

const FILE = 'answers.jsonl';
const say = (text: string) => void process.stdout.write(`${text}\n`);

/** Differences that are printed whole; of the others, the name is. */
const SHOWN_WHOLE = 20;

async function record(folder: string, tree: string | undefined): Promise<boolean> {
  const recorded = await askAll(askedRequests(), tree);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, FILE), recorded.map((one) => `${JSON.stringify(one)}\n`).join(''));
  say(`${recorded.length} answers are in ${folder}`);
  return true;
}

async function compare(folder: string, tree: string | undefined): Promise<boolean> {
  const lines = readFileSync(join(folder, FILE), 'utf8').trim().split('\n');
  const before = lines.map((line) => JSON.parse(line) as Recorded);
  const requests = before.map(({ request }) => request);
  const found = differences(before, await askAll(requests, tree));
  for (const [place, { name, where }] of found.entries()) say(place < SHOWN_WHOLE ? `${name}\n${where}` : name);
  say(`${before.length} requests; ${found.length} are answered differently`);
  return found.length === 0;
}

void runCommand(ANSWERS, (options) =>
  options.record === undefined ? compare(options.compare ?? '', options.tree) : record(options.record, options.tree),
);
