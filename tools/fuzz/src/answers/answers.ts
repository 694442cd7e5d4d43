import { runCommand } from '@cotiza/tools-kit';
import { ANSWERS, type AnswersOptions } from './answers-options';
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

void runCommand(ANSWERS, async (options) => {
  if (options.task === 'compare') return compare(options);
  await record(options);
  return true;
});
