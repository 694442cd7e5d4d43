import type { Command } from 'commander';
import { addCommand, reporting } from '../add-command';
import type { Ops } from '../ops';
import { namedEndpoint } from './named-endpoint';

export function webhooksOn(group: Command, ops: Ops): void {
  addCommand(group, {
    name: 'on',
    summary: 'Let an endpoint that was switched off have its messages again',
    example: 'webhooks on crm',
  })
    .argument('<name>', 'name of the endpoint')
    .action(
      reporting(ops, async (given: string) => {
        const { name } = namedEndpoint(ops.webhookEndpoints(), given);
        const { endpointSwitches, outboxDesk } = await ops.storage();
        const wasOn = !(await endpointSwitches.switchedOff()).has(name);
        await outboxDesk.switchOn(name);
        return { document: { name, isOn: true, wasOn }, text: wasOn ? `${name} was on.` : `${name} is on again.` };
      }),
    );
}
