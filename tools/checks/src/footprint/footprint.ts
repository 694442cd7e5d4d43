import { runCommand, toolCommand } from '@cotiza/tools-kit';
import { TOUCHED } from '../new-line/burial.change';
import { CHANGES } from './changes.table';
import { fileLengths } from './file-lengths';
import { sourcesAmong, touchedBy } from './measured-files';

/** Lines that half of the files are below. */
const MEDIAN_BELOW = 80;
const LONGEST = 400;
/** Files that a small line of insurance takes: those by which `new-line.slow.spec.ts` adds one and quotes it. */
const FILES_OF_A_LINE = 12;

const FOOTPRINT = toolCommand(
  {
    script: 'check:footprint',
    purpose:
      'Measures what a change touches: the files that name an example of its kind, tests aside; and how long files are.',
    examples: ['', '--files'],
    notes: 'The limits are in tools/checks/src/footprint/changes.table.ts.',
    wellWhen: 'every change is within its limit and files are short',
  },
  (command) => command.option('--files', 'name the files, too'),
  ({ files = false }: { readonly files?: boolean }) => files,
);

const say = (text: string) => void process.stdout.write(`${text}\n`);

const row = (what: string, found: number | string, limit: number | string) =>
  `${what.padEnd(58)}${String(found).padStart(6)}${String(limit).padStart(8)}`;

/** @returns whether everything is within its limit */
function measure(namesFiles: boolean): boolean {
  say(row('change, by its example', 'files', 'limit'));
  const isWithin = CHANGES.map(({ change, example, among, limit, ...rest }) => {
    const touched = touchedBy(rest, sourcesAmong(among));
    say(row(`${change} (${example})`, touched.length, limit));
    if (namesFiles || touched.length > limit) for (const path of touched) say(`    ${path}`);
    return touched.length <= limit;
  });
  say(row('a new line of insurance (Burial)', TOUCHED.length, FILES_OF_A_LINE));
  if (namesFiles) for (const path of TOUCHED) say(`    ${path}`);
  const { median, longest, longestPath } = fileLengths(sourcesAmong(['libs', 'apps', 'tools']));
  say(row('lines of a file: median', median, `< ${MEDIAN_BELOW}`));
  say(row(`lines of a file: most (${longestPath.split('/').at(-1)})`, longest, LONGEST));
  return isWithin.every(Boolean) && TOUCHED.length <= FILES_OF_A_LINE && median < MEDIAN_BELOW && longest <= LONGEST;
}

void runCommand(FOOTPRINT, (namesFiles) => {
  const isWithin = measure(namesFiles);
  if (!isWithin) process.stderr.write('A change touches more files than it may, or files are too long.\n');
  return isWithin;
});
