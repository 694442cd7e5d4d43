import { defineCommand } from './define-command';
import { emailAddress } from './parameters/parameters';

const mailTest = defineCommand({
  name: 'test',
  summary: 'Send one test e-mail the way the service sends its own',
  example: 'mail test operator@cotiza.example',
  options: (own) => own.argument('<address>', 'where to', emailAddress),
  run: async (ops, address: string) => {
    const { isDelivered, tookMs, error, via } = await ops.trials().mail(address);
    return {
      document: { isDelivered, via, tookMs, error },
      text: `${isDelivered ? 'sent' : 'not sent'}, ${tookMs} ms (${via})`,
      failure: isDelivered ? undefined : `The test e-mail was not sent: ${error}.`,
    };
  },
});

export const commands = [mailTest];
