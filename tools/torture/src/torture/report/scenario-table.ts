import { median, textTable } from '@cotiza/tools-kit';
import type { ScenarioResult } from '../scenarios/run-scenario';

/** The figures of a scenario, for the terminal. */
export function scenarioTable(result: ScenarioResult): string {
  const { account, answers, startsMs } = result;
  const { duplicates } = account;
  const rows: [string, string | number][] = [
    ['kills (the last ends every process)', result.processesKilled > 0 ? result.kills : 0],
    ['processes killed', result.processesKilled],
    ['starts until ready', startsMs.length],
    ['  median, ms', Math.round(median(startsMs))],
    ['  slowest, ms', Math.max(...startsMs)],
    ['quotes acknowledged', account.acknowledged],
    ['  answered again under their key', answers.repeated],
    ['quotes kept whose answer was lost', account.unacknowledged],
    ['requests refused or failed', answers.failed],
    ...[...answers.failures].map(([code, count]): [string, number] => [`  ${code}`, count]),
    ['e-mails', account.emails],
    ['webhooks', account.webhooks],
    ['duplicate e-mails', duplicates.emails],
    ['duplicate webhooks', duplicates.webhooks],
    ['  the connection was gone before the answer', duplicates.byReason.unanswered],
    ['  the sender was killed', duplicates.byReason.killed],
    ['  the database or the receiver was gone', duplicates.byReason['cut off']],
    ['  the sender stood still until its claim was another’s', duplicates.byReason['stood still']],
    ['  without a reason', duplicates.unexplained.length],
    ['lost', account.lost],
    ['longest from an answer to its last delivery, s', seconds(account.longestDeliveryMs)],
    ['seconds', Math.round(result.seconds)],
  ];
  const table = textTable(rows.map(([name, figure]) => [name, String(figure)]));
  return `${result.title}\n\n${table}\n\n${verdict(result.faults)}\n`;
}

const SHOWN = 20;

const seconds = (ms: number) => (ms / 1000).toFixed(1);

function verdict(faults: readonly string[]): string {
  if (faults.length === 0)
    return 'Nothing is lost, and every duplicate is of a delivery whose acknowledgement was lost.';
  const more = faults.length > SHOWN ? [`... and ${faults.length - SHOWN} more`] : [];
  return [`FAILED: ${faults.length} faults`, ...faults.slice(0, SHOWN), ...more].join('\n  ');
}
