import type { KeyObject } from 'node:crypto';

export const WEBHOOK_EVENTS = [
  'cotizacion.cotizada',
  'cotizacion.sin_ofertas',
  'cotizacion.actualizada',
  'cotizacion.correo_entregado',
  'cotizacion.correo_fallido',
  'cotizacion.oferta_elegida',
  'solicitud.cotizada',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** A system of the operator that receives events of quotations. */
export interface WebhookEndpoint {
  /** In kebab-case. It is part of message ids: with another name it is another endpoint. */
  readonly name: string;
  /** `https`, or `http` on this machine. */
  readonly url: string;
  /** The key that signs its messages. Printing a key object shows none of its bytes. */
  readonly key: KeyObject;
  readonly events: ReadonlySet<WebhookEvent>;
}

export function subscribersOf(endpoints: readonly WebhookEndpoint[], event: WebhookEvent): readonly WebhookEndpoint[] {
  return endpoints.filter(({ events }) => events.has(event));
}
