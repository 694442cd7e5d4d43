import { MESSAGE_STATES, type MessageFilter, type MessageState, type MessageSummary } from '@cotiza/storage';
import { Option, type Command } from 'commander';
import { addCommand, reporting } from '../add-command';
import type { Ops } from '../ops';
import { localTime } from '../output/local-time';
import { table, type Column } from '../output/table';
import { limitOption } from '../parameters/parameters';
import { messageDocument } from './message-document';

const KINDS: readonly MessageSummary['kind'][] = ['email', 'webhook'];

/** Returns the time of the next attempt, or of the last event. */
const when = ({ dueAt, endedAt, createdAt }: MessageSummary) => localTime(dueAt ?? endedAt ?? createdAt);

const COLUMNS: readonly Column<MessageSummary>[] = [
  { title: 'ID', of: ({ id }) => id },
  { title: 'STATE', of: ({ state }) => state },
  { title: 'TRIES', of: ({ attempts }) => attempts, isNumber: true },
  { title: 'NEXT OR ENDED', of: when },
  { title: 'LAST FAILURE', of: ({ lastReason }) => lastReason },
];

export function notificationsList(group: Command, ops: Ops): void {
  addCommand(group, {
    name: 'list',
    summary: 'List messages, the newest first, and count those in each state',
    example: 'notifications list --state dead --kind webhook',
  })
    .addOption(new Option('--state <state>', 'only those in one state').choices(MESSAGE_STATES))
    .addOption(new Option('--kind <kind>', 'only e-mails, or only webhook messages').choices(KINDS))
    .addOption(limitOption(50))
    .action(
      reporting(ops, async ({ state, kind, limit }: MessageFilter) => {
        const { outboxDesk } = await ops.storage();
        const messages = await outboxDesk.list({ state, kind, limit });
        const counts = await outboxDesk.count(MESSAGE_STATES);
        const listed = messages.length > 0 ? table(COLUMNS, messages, ops.terminal.width) : 'No messages.';
        return {
          document: { messages: messages.map(messageDocument), counts },
          text: `${listed}\n\n${countsText(counts)}`,
        };
      }),
    );
}

const countsText = (counts: Readonly<Record<MessageState, number>>) =>
  `In all: ${MESSAGE_STATES.map((state) => `${counts[state]} ${state}`).join(', ')}`;
