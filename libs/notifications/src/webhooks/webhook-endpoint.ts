import type { KeyObject } from 'node:crypto';

/** What a receiver can be told of. */
export const WEBHOOK_EVENTS = [
  'cotizacion.cotizada',
  'cotizacion.sin_ofertas',
  'cotizacion.correo_entregado',
  'cotizacion.correo_fallido',
  'cotizacion.oferta_elegida',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** A system of the operator that is told of quotations. */
export interface WebhookEndpoint {
  /** In kebab-case. It is part of the ids of messages: with another name it is another endpoint. */
  readonly name: string;
  /** `https`, or `http` on this machine. */
  readonly url: string;
  /** What signs its messages. Whoever prints a key object sees none of its bytes. */
  readonly key: KeyObject;
  readonly events: ReadonlySet<WebhookEvent>;
}

/** Those of the endpoints that want to hear of an event. */
export function subscribersOf(endpoints: readonly WebhookEndpoint[], event: WebhookEvent): readonly WebhookEndpoint[] {
  return endpoints.filter(({ events }) => events.has(event));
}
