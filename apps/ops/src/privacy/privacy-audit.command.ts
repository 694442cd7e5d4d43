import type { AuditLine } from '@cotiza/storage';
import type { Command } from 'commander';
import { addCommand, reporting } from '../add-command';
import type { Ops } from '../ops';
import { localTime } from '../output/local-time';
import { table, type Column } from '../output/table';
import { limitOption } from '../parameters/parameters';

const COLUMNS: readonly Column<AuditLine>[] = [
  { title: 'WHEN', of: ({ at }) => localTime(at) },
  { title: 'HOW MANY', of: ({ count }) => count, isNumber: true },
  { title: 'WHO', of: ({ actor }) => actor },
  { title: 'WHAT', of: ({ action }) => action },
];

export function privacyAudit(group: Command, ops: Ops): void {
  addCommand(group, {
    name: 'audit',
    summary: 'List what was done to personal data and to the channel, the newest first',
    note: 'WHO is the operator: OPERATOR, or else the account of the machine. What the service did by itself has none.',
    example: 'privacy audit --limit 20',
  })
    .addOption(limitOption(50))
    .action(
      reporting(ops, async ({ limit }: { readonly limit: number }) => {
        const lines = await (await ops.storage()).privacy.auditTrail(limit);
        return {
          document: { lines: lines.map((line) => ({ ...line, at: localTime(line.at) })) },
          text: lines.length > 0 ? table(COLUMNS, lines, ops.terminal.width) : 'Nothing was done yet.',
        };
      }),
    );
}
