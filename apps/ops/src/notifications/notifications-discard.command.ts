import type { Command } from 'commander';
import { addCommand, reporting } from '../add-command';
import type { Ops } from '../ops';
import { choosingMessages, chosenMessages, leftOut, type ChoosingOptions } from './chosen-messages';

export function notificationsDiscard(group: Command, ops: Ops): void {
  const command = addCommand(group, {
    name: 'discard',
    summary: 'Give messages up and forget what they say, for good',
    example: 'notifications discard COT-7K2M9QX4TB_cotizada_crm',
  });
  choosingMessages(command).action(
    reporting(ops, async (ids: string[], options: ChoosingOptions) => {
      const chosen = chosenMessages(ids, options);
      const discarded = await (await ops.storage()).outboxDesk.discard(chosen);
      return {
        document: { discarded },
        text: `${discarded} discarded.`,
        failure: leftOut(chosen, discarded, 'only messages that are pending or dead are discarded'),
      };
    }),
  );
}
