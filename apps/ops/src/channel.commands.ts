import type { ChannelState } from '@cotiza/storage';
import { defineCommand } from './define-command';
import { localTimeOrNull } from './output/local-time';
import type { Report } from './output/report';
import { pairs } from './output/table';
import { shortText, wholeNumber } from './parameters/parameters';

const RETRY_AFTER_SECONDS = 300;
const DAY_SECONDS = 86_400;

interface Options {
  readonly reason: string;
  readonly retryAfter: number;
}

const channelOff = defineCommand({
  name: 'off',
  summary: 'Refuse quotations until the channel is switched on again',
  note: 'Every process notices within 5 seconds. What must be asked and the catalogues are still answered.',
  example: 'channel off --reason "new tariffs" --retry-after 600',
  options: (own) =>
    own
      .requiredOption('--reason <text>', 'reason, for the operator; callers do not see it', shortText)
      .option(
        '--retry-after <seconds>',
        'seconds after which callers may try again',
        wholeNumber(1, DAY_SECONDS),
        RETRY_AFTER_SECONDS,
      ),
  run: async (ops, { reason, retryAfter }: Options) => {
    const { channel } = await ops.storage();
    await channel.switchOff(reason, retryAfter);
    return channelReport(await channel.read());
  },
});

const channelOn = defineCommand({
  name: 'on',
  summary: 'Let quotations go on',
  note: 'Every process notices within 5 seconds.',
  example: 'channel on',
  run: async (ops) => {
    const { channel } = await ops.storage();
    await channel.switchOn();
    return channelReport(await channel.read());
  },
});

const channelStatus = defineCommand({
  name: 'status',
  summary: 'Say whether quotations are made',
  example: 'channel status --json',
  run: async (ops) => channelReport(await (await ops.storage()).channel.read()),
});

function channelReport({ isOn, reason, retryAfterSeconds, changedAt }: ChannelState): Report {
  const since = localTimeOrNull(changedAt);
  return {
    document: { isOn, reason, retryAfterSeconds, changedAt: since },
    text: pairs([
      ['Channel', isOn ? 'on' : 'off'],
      ['Since', since ?? 'always'],
      ...(isOn
        ? []
        : ([
            ['Reason', reason],
            ['Retry after', `${retryAfterSeconds} s`],
          ] as const)),
    ]),
  };
}

export const commands = [channelOff, channelOn, channelStatus];
