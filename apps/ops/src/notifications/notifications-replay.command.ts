import type { Command } from 'commander';
import { addCommand, reporting } from '../add-command';
import type { Ops } from '../ops';
import { choosingMessages, chosenMessages, leftOut, type ChoosingOptions } from './chosen-messages';

export function notificationsReplay(group: Command, ops: Ops): void {
  const command = addCommand(group, {
    name: 'replay',
    summary: 'Have dead messages tried again, as if for the first time',
    example: 'notifications replay --all-dead',
  });
  choosingMessages(command).action(
    reporting(ops, async (ids: string[], options: ChoosingOptions) => {
      const chosen = chosenMessages(ids, options);
      const replayed = await (await ops.storage()).outboxDesk.replay(chosen);
      return {
        document: { replayed },
        text: `${replayed} due again.`,
        failure: leftOut(chosen, replayed, 'only messages that are dead are replayed'),
      };
    }),
  );
}
