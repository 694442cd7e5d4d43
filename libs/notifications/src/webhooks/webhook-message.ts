import type { JsonSchema } from '@cotiza/contract';
import { QUOTE_RESULT_SCHEMA, type QuoteResult } from '@cotiza/quoting';
import type { WebhookEvent } from './webhook-endpoint';

/** The event of a test: no subscription names it, so receivers meet it only when the operator sends one. */
export const TEST_EVENT = 'cotiza.prueba';

/** What a webhook says of a quotation: these keys of its result, and nothing personal. */
const DATA_KEYS = ['referencia', 'client_reference', 'ramo', 'estado', 'mejor_precio', 'ofertas'] as const;
type WebhookData = Pick<QuoteResult, (typeof DATA_KEYS)[number]>;

/** What a webhook says of a quotation. */
export const webhookData = (result: QuoteResult): WebhookData =>
  Object.fromEntries(DATA_KEYS.map((key) => [key, result[key]])) as unknown as WebhookData;

const RESULT_PROPERTIES = QUOTE_RESULT_SCHEMA.properties as Readonly<Record<string, JsonSchema>>;

/** The JSON Schema of `data`, from that of the result. */
export const WEBHOOK_DATA_SCHEMA: JsonSchema = {
  type: 'object',
  description: 'Lo que se dice de la cotización: nada personal.',
  properties: Object.fromEntries(DATA_KEYS.map((key) => [key, RESULT_PROPERTIES[key]])),
  required: DATA_KEYS,
};

/** What a message tells before it says anything of a quotation. */
interface WebhookHead {
  readonly type: WebhookEvent | typeof TEST_EVENT;
  /** When it happened, in UTC. */
  readonly timestamp: string;
}

export const webhookHead = (type: WebhookHead['type'], at: number): WebhookHead => ({
  type,
  timestamp: new Date(at).toISOString(),
});

/** The text of a message, as it is sent and signed. */
export const webhookText = (head: WebhookHead, data: object): string => JSON.stringify({ ...head, data });

/** A message that a receiver gets: its event, when it is sent, and the JSON Schema of its body. */
export interface DescribedWebhook {
  readonly event: string;
  readonly when: string;
  readonly schema: JsonSchema;
}

const described = (event: WebhookEvent | typeof TEST_EVENT, when: string, data: JsonSchema): DescribedWebhook => ({
  event,
  when,
  schema: {
    type: 'object',
    properties: {
      type: { type: 'string', const: event, description: 'Qué ha pasado.' },
      timestamp: { type: 'string', format: 'date-time', description: 'Cuándo ha pasado, en UTC.' },
      data,
    },
    required: ['type', 'timestamp', 'data'],
  },
});

const WHEN: Readonly<Record<WebhookEvent, string>> = {
  'cotizacion.cotizada': 'Una cotización tiene ofertas.',
  'cotizacion.sin_ofertas': 'Una cotización no tiene ninguna oferta.',
  'cotizacion.correo_entregado': 'El servidor de correo ha aceptado el correo del cliente.',
  'cotizacion.correo_fallido': 'El correo del cliente se ha rechazado, o no se ha podido enviar en 3 días.',
};

/** Every message that a receiver may get. */
export const DESCRIBED_WEBHOOKS: readonly DescribedWebhook[] = [
  ...(Object.entries(WHEN) as [WebhookEvent, string][]).map(([event, when]) =>
    described(event, when, WEBHOOK_DATA_SCHEMA),
  ),
  described(TEST_EVENT, 'Quien opera el servicio prueba el destino.', {
    type: 'object',
    description: 'Vacío.',
    properties: {},
    additionalProperties: false,
  }),
];
