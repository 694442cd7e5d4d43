import { UsageError } from '../command-line';
import { HELP, readAnswersOptions, type AnswersOptions } from './answers-options';
import { askAll } from './ask';
import { differences } from './differences';
import { readRecording, writeRecording } from './recording';
import { askedRequests } from './requests/asked-requests';

const say = (text: string) => void process.stdout.write(`${text}\n`);

/** Differences that are shown with what differs; of the others, the name is. */
const SHOWN_WHOLE = 20;

async function record({ folder, tree }: AnswersOptions): Promise<void> {
  const recorded = await askAll(askedRequests(), tree);
  writeRecording(folder, recorded);
  say(`${recorded.length} answers are in ${folder}`);
}

/** @returns whether nothing differs */
async function compare({ folder, tree }: AnswersOptions): Promise<boolean> {
  const before = readRecording(folder);
  const after = await askAll(
    before.map(({ request }) => request),
    tree,
  );
  const found = differences(before, after);
  for (const [place, { name, where }] of found.entries()) say(place < SHOWN_WHOLE ? `${name}\n${where}` : name);
  say(`${before.length} requests; ${found.length} are answered differently`);
  return found.length === 0;
}

async function main(): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  try {
    const options = readAnswersOptions(process.argv.slice(2));
    if (options === 'help') say(HELP);
    else if (options.task === 'record') await record(options);
    else if (!(await compare(options))) process.exitCode = 1;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}

void main();
