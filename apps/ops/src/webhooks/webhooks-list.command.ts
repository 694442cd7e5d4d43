import type { Command } from 'commander';
import { addCommand, reporting } from '../add-command';
import type { Ops } from '../ops';
import { table, type Column } from '../output/table';

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

export function webhooksList(group: Command, ops: Ops): void {
  addCommand(group, {
    name: 'list',
    summary: 'List the endpoints, and whether each is switched off',
    note: 'One that answers 410 Gone is switched off, and its messages wait.',
    example: 'webhooks list',
  }).action(
    reporting(ops, async () => {
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
    }),
  );
}

/** Removes the query: operators of receivers without signatures sometimes put a password there. */
function withoutQuery(address: string): string {
  const { origin, pathname, search } = new URL(address);
  return `${origin}${pathname}${search === '' ? '' : '?…'}`;
}
