import { VERSION_MARKS, type VehiclesFile } from '@cotiza/catalogues';
import { existing } from '@cotiza/kernel';
import type { ImportReport } from './import.report';

/** The file of the build's report. */
export const CATALOGUES_REPORT_FILE = 'REPORT.md';

const FIRST_DECADE = 1980;
const YEARS = 10;
const LAST_DECADE = 2020;

/** The report of a build: rows in, rows out, and every change and omission with its reason. */
export function renderReport(
  reports: readonly ImportReport[],
  contents: readonly object[],
  without: ReadonlySet<string>,
): string {
  const left = without.size > 0 ? `Left out by the operator: ${[...without].sort().join(', ')}.\n\n` : '';
  const cars = contents.filter((content): content is VehiclesFile => 'versions' in content);
  return `# What the build of the catalogues did

Written by \`npm run catalogues -- build\`; do not edit. Sources and licences are in [NOTICE.md](NOTICE.md).

${left}${reports.map(section).join('\n\n')}

${cars.map(decades).join('\n\n')}
`;
}

function section(report: ImportReport): string {
  const [head = '', ...reasons] = String(report).split('\n');
  const [title, ...rest] = head.split(': ');
  return [`## ${title}`, '', `${rest.join(': ')}.`, '', ...reasons.map((line) => `- ${line.trim()}`)].join('\n').trim();
}

/** Versions on sale in each decade, by the years that are known of them. */
function decades({ versions, brands, fuels }: VehiclesFile): string {
  const title = existing(brands[0], 'brand')[0].startsWith('C') ? 'Cars' : 'Motorcycles';
  const starts = Array.from({ length: (LAST_DECADE - FIRST_DECADE) / YEARS + 1 }, (_, at) => FIRST_DECADE + at * YEARS);
  const lines = starts.map((start) => {
    const on = versions.filter(([, , , , , , from, to]) => {
      const first = from ?? to;
      return first !== null && first < start + YEARS && (to ?? Infinity) >= start;
    });
    const ofSource = on.filter((row) => (row[10] & VERSION_MARKS.yearsOfSource) !== 0).length;
    return `| ${start}-${start + YEARS - 1} | ${on.length} | ${ofSource} |`;
  });
  const undated = versions.filter(([, , , , , , from, to]) => from === null && to === null).length;
  const byFuel = fuels.map((fuel, at) => `${fuel} ${versions.filter((row) => row[3] === at).length}`).join(', ');
  return `## ${title} by decade

| on sale in | versions | of which with a year of a list |
|---|---|---|
${lines.join('\n')}
| not known | ${undated} | |

By fuel: ${byFuel}.`;
}
