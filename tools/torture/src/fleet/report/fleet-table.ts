import { textTable } from '@cotiza/tools-kit';
import { PROBED_LIMIT } from '../load/limit-probe';
import type { FleetResult } from '../run-fleet';

const SHOWN = 20;

/** The figures of a run, for the terminal. */
export function fleetTable({ account, load, reading, probes, faults, ...result }: FleetResult): string {
  const { ledger } = load;
  const { duplicates } = account;
  const rows: [string, string | number][] = [
    ['restarts', result.restarts],
    ['quotes acknowledged', account.acknowledged],
    ['  requests of them over MCP', result.overMcp],
    ['  answered again under their key', ledger.repeated],
    ['quotes kept whose answer was lost', account.unacknowledged],
    ['requests refused or failed', ledger.failed],
    ...[...ledger.failures].map(([code, count]): [string, number] => [`  ${code}`, count]),
    ['reads answered', reading.answered],
    ...[...reading.failures].map(([code, count]): [string, number] => [`  ${code}`, count]),
    [`let through of a limit of ${PROBED_LIMIT}`, probes.map(({ accepted }) => accepted).join(', ')],
    ['  counted meanwhile without Redis', probes.map(({ alone }) => alone).join(', ')],
    ['e-mails', account.emails],
    ['webhooks', account.webhooks],
    ['duplicate e-mails and webhooks', duplicates.emails + duplicates.webhooks],
    ['  without a reason', duplicates.unexplained.length],
    ['lost', account.lost],
    ['seconds', Math.round(result.seconds)],
  ];
  const verdict =
    faults.length === 0
      ? 'Nothing is lost, limits hold, and nothing was answered that is not documented.'
      : [`FAILED: ${faults.length} faults`, ...faults.slice(0, SHOWN)].join('\n  ');
  return `${textTable(rows.map(([name, figure]) => [name, String(figure)]))}\n\n${verdict}\n`;
}
