import type { Command } from 'commander';
import { addCommand, reporting } from '../add-command';
import type { Ops } from '../ops';
import { channelReport } from './channel-report';

export function channelStatus(group: Command, ops: Ops): void {
  addCommand(group, {
    name: 'status',
    summary: 'Say whether quotations are made',
    example: 'channel status --json',
  }).action(reporting(ops, async () => channelReport(await (await ops.storage()).channel.read())));
}
