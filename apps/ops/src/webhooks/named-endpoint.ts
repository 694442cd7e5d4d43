import type { WebhookEndpoint } from '@cotiza/notifications';
import { Failure } from '../failure';

/** @throws Failure for an unknown name */
export function namedEndpoint(endpoints: readonly WebhookEndpoint[], name: string): WebhookEndpoint {
  const found = endpoints.find((endpoint) => endpoint.name === name);
  if (found) return found;
  const names = endpoints.map((endpoint) => endpoint.name).join(', ') || 'none';
  throw new Failure(`WEBHOOKS_FILE registers no endpoint of this name. It registers: ${names}.`);
}
