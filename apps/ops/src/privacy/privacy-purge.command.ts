import type { Command } from 'commander';
import { addCommand, reporting } from '../add-command';
import type { Ops } from '../ops';
import { localTime } from '../output/local-time';
import { wholeNumber } from '../parameters/whole-number';
import { progressOn } from '../terminal/progress';
import { countOfQuotes } from './person.options';
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
    note: 'The service does so every hour with those older than RETENTION_DAYS. It is safe while the service runs.',
    example: 'privacy purge --older-than 10',
  })
    .option('--older-than <days>', 'age from which they are erased (default: RETENTION_DAYS)', wholeNumber(1, MAX_DAYS))
    .option(...PROGRESS_OPTION)
    .action(
      reporting(ops, async ({ olderThan = ops.settings().RETENTION_DAYS, progress = false }: Options) => {
        const before = ops.clock.now() - olderThan * DAY_MS;
        const { privacy } = await ops.storage();
        const { onProgress, end } = progressOn(ops.terminal, ops.clock, progress, 'quotations erased');
        const erased = await privacy.purge(before, onProgress).finally(end);
        return {
          document: { erased, before: localTime(before) },
          text: `${countOfQuotes(erased)} from before ${localTime(before)} erased.`,
        };
      }),
    );
}
