import type { Command } from 'commander';
import { addCommand, reporting } from '../add-command';
import type { Ops } from '../ops';
import { localTime } from '../output/local-time';
import { wholeNumber } from '../parameters/parameters';
import { progressOn } from '../terminal/progress';
import { countOfBoth } from './person.options';
import { PROGRESS_OPTION, type ProgressOptions } from './progress.option';

const DAY_MS = 86_400_000;
const MAX_DAYS = 3650;

interface Options extends ProgressOptions {
  readonly olderThan?: number;
}

export function privacyPurge(group: Command, ops: Ops): void {
  addCommand(group, {
    name: 'purge',
    summary: 'Erase old quotations now',
    note:
      'Also their e-mails in MAIL_DIR of this machine. The service does so every hour with what is older than ' +
      'RETENTION_DAYS and MAIL_RETENTION_DAYS. It is safe while the service runs.',
    example: 'privacy purge --older-than 10',
  })
    .option('--older-than <days>', 'age from which they are erased (default: the settings)', wholeNumber(1, MAX_DAYS))
    .option(...PROGRESS_OPTION)
    .action(
      reporting(ops, async ({ olderThan, progress = false }: Options) => {
        const { RETENTION_DAYS, MAIL_RETENTION_DAYS = RETENTION_DAYS } = ops.settings();
        const before = ops.clock.now() - (olderThan ?? RETENTION_DAYS) * DAY_MS;
        const { privacy } = await ops.storage();
        const { onProgress, end } = progressOn(ops.terminal, ops.clock, progress, 'quotations erased');
        const erased = await privacy.purge(before, onProgress).finally(end);
        const emails = await ops.keptMails().purge(ops.clock.now() - (olderThan ?? MAIL_RETENTION_DAYS) * DAY_MS);
        return {
          document: { erased, emails, before: localTime(before) },
          text: `${countOfBoth(erased, emails)} from before ${localTime(before)} erased.`,
        };
      }),
    );
}
