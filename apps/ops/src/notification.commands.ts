import { MESSAGE_STATES, type MessageFilter, type MessageSummary } from '@cotiza/storage';
import { Option } from 'commander';
import { defineCommand } from './define-command';
import { Failure, WrongUsage } from './failure';
import { localTime, localTimeOrNull } from './output/local-time';
import { CANNOT_BE_READ } from './output/report';
import { pairs, table, type Column } from './output/table';
import { domainName, limitOption } from './parameters/parameters';

export const messageDocument = ({ createdAt, dueAt, endedAt, ...rest }: MessageSummary) => ({
  ...rest,
  createdAt: localTime(createdAt),
  dueAt: localTimeOrNull(dueAt),
  endedAt: localTimeOrNull(endedAt),
});

/** Delivered messages grow with all that is kept: to count them would read every day. */
const COUNTED = ['pending', 'dead', 'discarded'] as const;

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

const notificationsList = defineCommand({
  name: 'list',
  summary: 'List messages, the newest first, and count those that are not delivered',
  example: 'notifications list --state dead --kind webhook',
  options: (own) =>
    own
      .addOption(new Option('--state <state>', 'only those in one state').choices(MESSAGE_STATES))
      .addOption(new Option('--kind <kind>', 'only e-mails, or only webhook messages').choices(KINDS))
      .addOption(limitOption(50)),
  run: async (ops, { state, kind, limit }: MessageFilter) => {
    const { outboxDesk } = await ops.storage();
    const messages = await outboxDesk.list({ state, kind, limit });
    const counts = await outboxDesk.count(COUNTED);
    const listed = messages.length > 0 ? table(COLUMNS, messages, ops.terminal.width) : 'No messages.';
    return {
      document: { messages: messages.map(messageDocument), counts },
      text: `${listed}\n\n${countsText(counts)}`,
    };
  },
});

const countsText = (counts: Readonly<Record<(typeof COUNTED)[number], number>>) =>
  `In all: ${COUNTED.map((state) => `${counts[state]} ${state}`).join(', ')}`;

const notificationsShow = defineCommand({
  name: 'show',
  summary: 'Show what is known of a message',
  note: 'What it says is not shown: that is personal.',
  example: 'notifications show COT-7K2M9QX4TB_cotizada_crm',
  options: (own) => own.argument('<id>', 'id of the message, as it is listed'),
  run: async (ops, id: string) => {
    const message = await (await ops.storage()).outboxDesk.show(id);
    if (!message) throw new Failure('There is no message with this id.');
    return { document: messageDocument(message), text: textOf(message) };
  },
});

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

interface ChangeOfMessages {
  readonly name: 'replay' | 'discard';
  readonly summary: string;
  readonly example: string;
  /** The key of the number of changed messages. */
  readonly counted: string;
  readonly said: string;
  readonly states: string;
}

/** Makes a command that changes messages which are named, or all that are dead. */
const changing = ({ counted, said, states, ...help }: ChangeOfMessages) =>
  defineCommand({
    ...help,
    options: (own) =>
      own.argument('[ids...]', 'ids of messages, as they are listed').option('--all-dead', 'all that are dead'),
    run: async (ops, ids: string[], { allDead = false }: { readonly allDead?: boolean }) => {
      if (allDead === ids.length > 0) throw new WrongUsage('error: give either ids of messages or --all-dead');
      const chosen = [...new Set(ids)];
      const changed = await (await ops.storage()).outboxDesk[help.name](allDead ? 'all-dead' : chosen);
      const isWhole = allDead || changed === chosen.length;
      const left = `${chosen.length - changed} of ${chosen.length} left as they are`;
      return {
        document: { [counted]: changed },
        text: `${changed} ${said}.`,
        failure: isWhole ? undefined : `${left}: only messages that are ${states} are ${counted}.`,
      };
    },
  });

const notificationsReplay = changing({
  name: 'replay',
  summary: 'Have dead messages tried again, as if for the first time',
  example: 'notifications replay --all-dead',
  ...{ counted: 'replayed', said: 'due again', states: 'dead' },
});

const notificationsDiscard = changing({
  name: 'discard',
  summary: 'Give messages up and forget what they say, for good',
  example: 'notifications discard COT-7K2M9QX4TB_cotizada_crm',
  ...{ counted: 'discarded', said: 'discarded', states: 'pending or dead' },
});

const notificationsRetryNow = defineCommand({
  name: 'retry-now',
  summary: 'Have pending messages tried now, without waiting for their next attempt',
  note: 'Use it once the reason that `list` shows is mended. Messages of an endpoint that is off wait for `webhooks on`.',
  example: 'notifications retry-now --domain example.org',
  options: (own) => own.option('--domain <domain>', 'only e-mails to recipients of this domain', domainName),
  run: async (ops, { domain }: { domain?: string }) => {
    const { due, unreadable } = await (await ops.storage()).outboxDesk.retryNow(domain);
    return {
      document: { due },
      text: `${due} due now.`,
      failure: unreadable === 0 ? undefined : `${unreadable} not compared: ${CANNOT_BE_READ}`,
    };
  },
});

export const commands = [
  notificationsList,
  notificationsShow,
  notificationsRetryNow,
  notificationsReplay,
  notificationsDiscard,
];
