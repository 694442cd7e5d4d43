import type { WebhookEndpoint } from '@cotiza/notifications';
import { defineCommand } from './define-command';
import { Failure } from './failure';
import { table, type Column } from './output/table';

interface ListedEndpoint {
  readonly name: string;
  readonly url: string;
  readonly events: readonly string[];
  readonly isOn: boolean;
}

const COLUMNS: readonly Column<ListedEndpoint>[] = [
  { title: 'NAME', of: ({ name }) => name },
  { title: 'STATE', of: ({ isOn }) => (isOn ? 'on' : 'off') },
  { title: 'URL', of: ({ url }) => url },
  { title: 'EVENTS', of: ({ events }) => events.map((event) => event.replace(/^cotizacion\./, '')).join(', ') },
];

const webhooksList = defineCommand({
  name: 'list',
  summary: 'List the endpoints, and whether each is switched off',
  note: 'One that answers 410 Gone is switched off, and its messages wait.',
  example: 'webhooks list',
  run: async (ops) => {
    const registered = ops.webhookEndpoints();
    const off = await (await ops.storage()).endpointSwitches.switchedOff();
    const endpoints = registered.map(({ name, url, events }) => ({
      name,
      url: withoutQuery(url),
      events: [...events],
      isOn: !off.has(name),
    }));
    const text = table(COLUMNS, endpoints, ops.terminal.width);
    return { document: { endpoints }, text: endpoints.length > 0 ? text : 'WEBHOOKS_FILE registers no endpoints.' };
  },
});

/** Removes the query: operators of receivers without signatures sometimes put a password there. */
function withoutQuery(address: string): string {
  const { origin, pathname, search } = new URL(address);
  return `${origin}${pathname}${search === '' ? '' : '?…'}`;
}

const webhooksOn = defineCommand({
  name: 'on',
  summary: 'Let an endpoint that was switched off have its messages again',
  example: 'webhooks on crm',
  options: (own) => own.argument('<name>', 'name of the endpoint'),
  run: async (ops, given: string) => {
    const { name } = namedEndpoint(ops.webhookEndpoints(), given);
    const { endpointSwitches, outboxDesk } = await ops.storage();
    const wasOn = !(await endpointSwitches.switchedOff()).has(name);
    await outboxDesk.switchOn(name);
    return { document: { name, isOn: true, wasOn }, text: wasOn ? `${name} was on.` : `${name} is on again.` };
  },
});

const webhooksTest = defineCommand({
  name: 'test',
  summary: 'Send one signed test event to an endpoint, also if it is switched off',
  example: 'webhooks test crm',
  options: (own) => own.argument('<name>', 'name of the endpoint'),
  run: async (ops, given: string) => {
    const endpoint = namedEndpoint(ops.webhookEndpoints(), given);
    const { isDelivered, status, tookMs, error } = await ops.trials().webhook(endpoint);
    const answer = status === null ? 'no answer' : `answered ${status}`;
    return {
      document: { name: endpoint.name, isDelivered, status, tookMs, error },
      text: `${endpoint.name}: ${answer}, ${tookMs} ms`,
      failure: isDelivered ? undefined : `The test event was not delivered: ${error}.`,
    };
  },
});

/** @throws Failure for an unknown name */
function namedEndpoint(endpoints: readonly WebhookEndpoint[], name: string): WebhookEndpoint {
  const found = endpoints.find((endpoint) => endpoint.name === name);
  if (found) return found;
  const names = endpoints.map((endpoint) => endpoint.name).join(', ') || 'none';
  throw new Failure(`WEBHOOKS_FILE registers no endpoint of this name. It registers: ${names}.`);
}

export const commands = [webhooksList, webhooksOn, webhooksTest];
