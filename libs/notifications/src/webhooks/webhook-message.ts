import type { JsonSchema } from '@cotiza/contract';
import { QUOTE_RESULT_SCHEMA, withoutCustomerData, type QuoteResult, type DescribedWebhook } from '@cotiza/quoting';
import { ANSWER_WITHIN_SECONDS } from './webhook.sender';
import type { WebhookEvent } from './webhook-endpoint';

/** The event of a test. No endpoint subscribes to it: the operator sends it. */
export const TEST_EVENT = 'cotiza.prueba';

/** The keys of the result in a webhook of a quotation. None is personal; `pendientes` is there only while insurers may answer. */
const DATA_KEYS = [
  'referencia',
  'client_reference',
  'ramo',
  'estado',
  'mejor_precio',
  'ofertas',
  'pendientes',
] as const;
type WebhookData = Pick<QuoteResult, (typeof DATA_KEYS)[number]>;

export const webhookData = (result: QuoteResult): WebhookData =>
  Object.fromEntries(DATA_KEYS.map((key) => [key, result[key]])) as unknown as WebhookData;

/** Returns the data of a webhook for the quotation of a draft: its handle, and the data of a quotation. */
export const draftData = (id: string, result: QuoteResult): WebhookData & { readonly solicitud_id: string } => ({
  solicitud_id: id,
  ...webhookData({ ...result, ofertas: result.ofertas.map(withoutCustomerData) }),
});

const RESULT_PROPERTIES = QUOTE_RESULT_SCHEMA.properties as Readonly<Record<string, JsonSchema>>;

const resultProperties = (keys: readonly string[]) =>
  Object.fromEntries(keys.map((key) => [key, RESULT_PROPERTIES[key]]));

/** `pendientes` is left out where nobody is waited for. */
const REQUIRED_KEYS = DATA_KEYS.filter((key) => key !== 'pendientes');

/** The JSON Schema of `data`, from that of the result. */
const WEBHOOK_DATA_SCHEMA: JsonSchema = {
  type: 'object',
  description: 'Lo que se dice de la cotización: nada personal.',
  properties: resultProperties(DATA_KEYS),
  required: REQUIRED_KEYS,
};

/** The keys of the result in a webhook of a choice, which identify the quotation. */
const CHOICE_QUOTE_KEYS = ['referencia', 'client_reference', 'ramo'] as const;

const CHOICE_KEYS = {
  oferta_id: { type: 'string', description: 'La oferta que el cliente ha elegido.' },
  eleccion: {
    type: 'integer',
    minimum: 1,
    description:
      'Qué elección es de esta cotización: vale la del número mayor, lleguen los avisos en el orden que lleguen.',
  },
} as const;

/** The data of a webhook for the choice of an offer: ids only. */
export interface ChoiceData extends Pick<QuoteResult, (typeof CHOICE_QUOTE_KEYS)[number]> {
  readonly oferta_id: string;
  /** Number of the choice within the quotation, from 1: the highest is valid. */
  readonly eleccion: number;
}

const CHOICE_DATA_SCHEMA: JsonSchema = {
  type: 'object',
  description: 'Qué oferta se ha elegido: solo identificadores.',
  properties: { ...resultProperties(CHOICE_QUOTE_KEYS), ...CHOICE_KEYS },
  required: [...CHOICE_QUOTE_KEYS, ...Object.keys(CHOICE_KEYS)],
};

export const choiceData = (
  { referencia, client_reference, ramo }: QuoteResult,
  oferta_id: string,
  eleccion: number,
): ChoiceData => ({ referencia, client_reference, ramo, oferta_id, eleccion });

/** The part of a message before the data of the quotation. */
interface WebhookHead {
  readonly type: WebhookEvent | typeof TEST_EVENT;
  /** Time of the event, in UTC. */
  readonly timestamp: string;
}

export const webhookHead = (type: WebhookHead['type'], at: number): WebhookHead => ({
  type,
  timestamp: new Date(at).toISOString(),
});

/** Returns the text of a message as it is sent and signed. */
export const webhookText = ({ type, timestamp }: WebhookHead, data: object): string =>
  JSON.stringify({ type, timestamp, data });

const described = (event: WebhookEvent | typeof TEST_EVENT, when: string, data: JsonSchema): DescribedWebhook => ({
  event,
  when,
  answerWithinSeconds: ANSWER_WITHIN_SECONDS,
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

const DRAFT_DATA_SCHEMA: JsonSchema = {
  ...WEBHOOK_DATA_SCHEMA,
  properties: {
    solicitud_id: { type: 'string', description: 'La solicitud que el cliente ha completado.' },
    ...resultProperties(DATA_KEYS),
  },
  required: ['solicitud_id', ...REQUIRED_KEYS],
};

const OF_RESULT: Readonly<Record<Exclude<WebhookEvent, 'cotizacion.oferta_elegida' | 'solicitud.cotizada'>, string>> = {
  'cotizacion.cotizada': 'Una cotización tiene ofertas.',
  'cotizacion.sin_ofertas': 'Una cotización no tiene ninguna oferta.',
  'cotizacion.actualizada':
    'Una cotización que tenía aseguradoras pendientes está completa: han respondido o ha vencido su plazo.',
  'cotizacion.correo_entregado': 'El servidor de correo ha aceptado el correo del cliente.',
  'cotizacion.correo_fallido': 'El correo del cliente se ha rechazado, o no se ha podido enviar en 3 días.',
};

export const DESCRIBED_WEBHOOKS: readonly DescribedWebhook[] = [
  ...(Object.entries(OF_RESULT) as [WebhookEvent, string][]).map(([event, when]) =>
    described(event, when, WEBHOOK_DATA_SCHEMA),
  ),
  described(
    'cotizacion.oferta_elegida',
    'El cliente ha elegido una oferta en la página de ofertas, u otra que la anterior.',
    CHOICE_DATA_SCHEMA,
  ),
  described(
    'solicitud.cotizada',
    'El cliente ha completado una solicitud y se ha cotizado, con ofertas o sin ellas.',
    DRAFT_DATA_SCHEMA,
  ),
  described(TEST_EVENT, 'Quien opera el servicio prueba el destino.', {
    type: 'object',
    description: 'Vacío.',
    properties: {},
    additionalProperties: false,
  }),
];
