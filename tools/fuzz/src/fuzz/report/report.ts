import { textTable } from '@cotiza/tools-kit';
import type { FuzzCase } from '../cases/fuzz-case';
import type { Findings } from './findings';
import type { PartFigures } from '../run-part';

const SHOWN_FINDINGS = 30;
const SHOWN_BYTES = 1500;

/** What a run came to, for the terminal. */
export function reportText(parts: readonly PartFigures[], findings: Findings, seed: number): string {
  return [...parts.map(partText), verdict(findings, seed)].join('\n\n');
}

function partText({
  title,
  requests,
  cases,
  seconds,
  statuses,
  slowestMs,
  before,
  after,
  logLines,
}: PartFigures): string {
  const rows: [string, string][] = [
    ['requests', String(requests)],
    ['cases', String(cases)],
    ['seconds', seconds.toFixed(1)],
    ['slowest answer, ms', String(Math.round(slowestMs))],
    ['descriptors before and after', `${before.descriptors ?? '?'} and ${after.descriptors ?? '?'}`],
    ['resident MB after a tenth and at the end', `${rounded(before.residentMb)} and ${rounded(after.residentMb)}`],
    ['lines of the log', String(logLines)],
    ...[...statuses]
      .sort(([one], [other]) => one - other)
      .map(([status, times]): [string, string] => [`  ${status}`, String(times)]),
  ];
  return `${title}\n\n${textTable(rows)}`;
}

const rounded = (value: number | null) => (value === null ? '?' : String(Math.round(value)));

function verdict(findings: Findings, seed: number): string {
  if (findings.size === 0) return 'Everything holds.';
  const shown = findings.sorted.slice(0, SHOWN_FINDINGS).map(({ first: { what, sent, status }, times }) => {
    const said = `- ${what}${status === undefined ? '' : ` (status ${status})`}${times > 1 ? `, ${times} times` : ''}`;
    return sent
      ? `${said}\n  ${sent.kind}: npm run fuzz -- --seed ${seed} --case ${sent.number}\n  ${bytesText(sent)}`
      : said;
  });
  const more = findings.sorted.length - SHOWN_FINDINGS;
  return [`FAILED: ${findings.size} findings`, ...shown, ...(more > 0 ? [`... and ${more} more sorts`] : [])].join(
    '\n',
  );
}

/** What was sent, as a text that a program could read again. */
export function bytesText({ parts }: FuzzCase): string {
  const text = Buffer.concat(parts.map(({ bytes }) => bytes)).toString('latin1');
  const left = text.length - SHOWN_BYTES;
  return JSON.stringify(text.slice(0, SHOWN_BYTES)) + (left > 0 ? ` and ${left} bytes more` : '');
}
