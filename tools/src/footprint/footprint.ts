import { TOUCHED } from '../new-line/burial.change';
import { CHANGES } from './changes.table';
import { fileLengths } from './file-lengths';
import { sourcesAmong, touchedBy } from './measured-files';

/** Lines that half of the files are below. */
const MEDIAN_BELOW = 80;
const LONGEST = 400;
/** Files that a small line of insurance takes: those by which `new-line.slow.spec.ts` adds one and quotes it. */
const FILES_OF_A_LINE = 12;

const HELP = `Measures what a change touches: the files that name an example of its kind, tests aside. Fails when one touches more than its
limit (tools/src/footprint/changes.table.ts), or when files have grown long.

  npm run check:footprint
  npm run check:footprint -- --files

  --files  name the files, too`;

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

const args = process.argv.slice(2);
if (args.includes('--help')) say(HELP);
else if (!measure(args.includes('--files'))) {
  process.stderr.write('A change touches more files than it may, or files are too long.\n');
  process.exitCode = 1;
}
