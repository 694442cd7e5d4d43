import type { NewMessage } from '../ports/message';

/** Builds an e-mail message. */
export const emailJob = (reference: string, changes: Partial<NewMessage> = {}): NewMessage => ({
  id: `${reference}_email`,
  reference,
  kind: 'email',
  target: null,
  event: 'cotizacion.cotizada',
  payload: JSON.stringify({ token: 'AQIDBAUGBwgJCgsMDQ4PEBESExQVFhcYGRobHB0eHyA' }),
  ...changes,
});

/** Builds a webhook message to an endpoint. */
export const webhookJob = (reference: string, target: string, changes: Partial<NewMessage> = {}): NewMessage => ({
  id: `${reference}_webhook_${target}`,
  reference,
  kind: 'webhook',
  target,
  event: 'cotizacion.cotizada',
  payload: JSON.stringify({ type: 'cotizacion.cotizada' }),
  ...changes,
});
