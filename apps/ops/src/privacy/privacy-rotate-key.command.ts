import type { Command } from 'commander';
import { addCommand, reporting } from '../add-command';
import type { Ops } from '../ops';
import { progressOn } from '../terminal/progress';
import { PROGRESS_OPTION, type ProgressOptions } from './progress.option';

export function privacyRotateKey(group: Command, ops: Ops): void {
  addCommand(group, {
    name: 'rotate-key',
    summary: 'Encrypt again, with the newest key, whatever older keys protect',
    note:
      'With DATA_KEY, put the new key before the old one in every process first, and take the old one out afterwards. ' +
      'Without it, a new key is made in DATA_DIR. It is safe while the service runs, and can be interrupted and run again.',
    example: 'privacy rotate-key --progress',
  })
    .option(...PROGRESS_OPTION)
    .action(
      reporting(ops, async ({ progress = false }: ProgressOptions) => {
        const { privacy } = await ops.storage();
        const { onProgress, end } = progressOn(ops.terminal, ops.clock, progress, 'records encrypted again');
        const rotated = await privacy.rotateKey(onProgress).finally(end);
        return { document: { rotated }, text: `${rotated} ${rotated === 1 ? 'record' : 'records'} encrypted again.` };
      }),
    );
}
