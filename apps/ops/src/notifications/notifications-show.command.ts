import type { MessageSummary } from '@cotiza/storage';
import type { Command } from 'commander';
import { addCommand, reporting } from '../add-command';
import { Failure } from '../failure';
import type { Ops } from '../ops';
import { localTime, localTimeOrNull } from '../output/local-time';
import { pairs } from '../output/table';
import { messageDocument } from './message-document';

export function notificationsShow(group: Command, ops: Ops): void {
  addCommand(group, {
    name: 'show',
    summary: 'Show what is known of a message',
    note: 'What it says is not shown: that is personal.',
    example: 'notifications show COT-7K2M9QX4TB_cotizada_crm',
  })
    .argument('<id>', 'id of the message, as it is listed')
    .action(
      reporting(ops, async (id: string) => {
        const message = await (await ops.storage()).outboxDesk.show(id);
        if (!message) throw new Failure('There is no message with this id.');
        return { document: messageDocument(message), text: textOf(message) };
      }),
    );
}

const textOf = (message: MessageSummary) =>
  pairs([
    ['Id', message.id],
    ['Quotation', message.reference],
    ['Kind', message.kind],
    ['Endpoint', message.target],
    ['Event', message.event],
    ['State', message.isClaimed ? `${message.state}, being sent` : message.state],
    ['Tries', message.attempts],
    ['Created', localTime(message.createdAt)],
    ['Next try', localTimeOrNull(message.dueAt)],
    ['Ended', localTimeOrNull(message.endedAt)],
    ['Last failure', message.lastReason],
  ]);
