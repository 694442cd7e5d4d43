import type { Command } from 'commander';
import { addCommand, reporting } from '../add-command';
import type { Ops } from '../ops';
import { namedEndpoint } from './named-endpoint';

export function webhooksTest(group: Command, ops: Ops): void {
  addCommand(group, {
    name: 'test',
    summary: 'Send one signed test event to an endpoint, also if it is switched off',
    example: 'webhooks test crm',
  })
    .argument('<name>', 'name of the endpoint')
    .action(
      reporting(ops, async (given: string) => {
        const endpoint = namedEndpoint(ops.webhookEndpoints(), given);
        const { isDelivered, status, tookMs, error } = await ops.trials().webhook(endpoint);
        const answer = status === null ? 'no answer' : `answered ${status}`;
        return {
          document: { name: endpoint.name, isDelivered, status, tookMs, error },
          text: `${endpoint.name}: ${answer}, ${tookMs} ms`,
          failure: isDelivered ? undefined : `The test event was not delivered: ${error}.`,
        };
      }),
    );
}
