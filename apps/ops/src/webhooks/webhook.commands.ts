import { group } from '../add-group';
import { webhooksList } from './webhooks-list.command';
import { webhooksOn } from './webhooks-on.command';
import { webhooksTest } from './webhooks-test.command';

export const webhookCommands = group('webhooks', 'Look after the endpoints of WEBHOOKS_FILE', [
  webhooksList,
  webhooksOn,
  webhooksTest,
]);
