import type { Command } from 'commander';
import { addCommand, reporting } from './add-command';
import type { Ops } from './ops';
import { emailAddress } from './parameters/parameters';

function mailTest(group: Command, ops: Ops): void {
  addCommand(group, {
    name: 'test',
    summary: 'Send one test e-mail the way the service sends its own',
    example: 'mail test operator@cotiza.example',
  })
    .argument('<address>', 'where to', emailAddress)
    .action(
      reporting(ops, async (address: string) => {
        const { isDelivered, tookMs, error, via } = await ops.trials().mail(address);
        return {
          document: { isDelivered, via, tookMs, error },
          text: `${isDelivered ? 'sent' : 'not sent'}, ${tookMs} ms (${via})`,
          failure: isDelivered ? undefined : `The test e-mail was not sent: ${error}.`,
        };
      }),
    );
}

export const commands = [mailTest];
