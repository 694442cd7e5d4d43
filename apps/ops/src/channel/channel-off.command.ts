import type { Command } from 'commander';
import { addCommand, reporting } from '../add-command';
import type { Ops } from '../ops';
import { shortText, wholeNumber } from '../parameters/parameters';
import { channelReport } from './channel-report';

const RETRY_AFTER_SECONDS = 300;
const DAY_SECONDS = 86_400;

interface Options {
  readonly reason: string;
  readonly retryAfter: number;
}

export function channelOff(group: Command, ops: Ops): void {
  addCommand(group, {
    name: 'off',
    summary: 'Refuse quotations until the channel is switched on again',
    note: 'Every process notices within 5 seconds. What must be asked and the catalogues are still answered.',
    example: 'channel off --reason "new tariffs" --retry-after 600',
  })
    .requiredOption('--reason <text>', 'reason, for the operator; callers do not see it', shortText)
    .option(
      '--retry-after <seconds>',
      'seconds after which callers may try again',
      wholeNumber(1, DAY_SECONDS),
      RETRY_AFTER_SECONDS,
    )
    .action(
      reporting(ops, async ({ reason, retryAfter }: Options) => {
        const { channel } = await ops.storage();
        await channel.switchOff(reason, retryAfter);
        return channelReport(await channel.read());
      }),
    );
}
