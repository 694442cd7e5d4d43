import type { Command } from 'commander';
import { addCommand, reporting } from '../add-command';
import type { Ops } from '../ops';
import { channelReport } from './channel-report';

export function channelOn(group: Command, ops: Ops): void {
  addCommand(group, {
    name: 'on',
    summary: 'Let quotations go on',
    note: 'Every process notices within 5 seconds.',
    example: 'channel on',
  }).action(
    reporting(ops, async () => {
      const { channel } = await ops.storage();
      await channel.switchOn();
      return channelReport(await channel.read());
    }),
  );
}
