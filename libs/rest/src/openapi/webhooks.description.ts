import type { DescribedWebhook } from '@cotiza/quoting';
import { refTo, type NamedSchemas } from './named-schemas';

/** Converts an event to the name of a type and of an operation: `cotizacion.sin_ofertas` to `CotizacionSinOfertas`. */
const nameOf = (event: string) => event.replace(/(?:^|[._])([a-z])/g, (_, letter: string) => letter.toUpperCase());

const header = (name: string, description: string) => ({
  in: 'header',
  name,
  required: true,
  description,
  schema: { type: 'string' },
});
const HEADERS = [
  header('webhook-id', 'Identificador del mensaje: el mismo si se repite.'),
  header('webhook-timestamp', 'Segundos desde 1970 en que se firmó.'),
  header('webhook-signature', 'Firma HMAC-SHA256 de id, momento y cuerpo, como en Standard Webhooks.'),
];

export const webhookSchemas = (webhooks: readonly DescribedWebhook[]): NamedSchemas =>
  Object.fromEntries(webhooks.map(({ event, schema }) => [`${nameOf(event)}Webhook`, schema]));

/** Returns the messages to registered endpoints in the format of OpenAPI 3.1. */
export const describedWebhooks = (webhooks: readonly DescribedWebhook[]) =>
  Object.fromEntries(
    webhooks.map(({ event, when, answerWithinSeconds }) => [
      event,
      {
        post: {
          operationId: `recibir${nameOf(event)}`,
          summary: when,
          description: `${when} Se envía, firmado, a los destinos que ha registrado quien opera el servicio.`,
          tags: ['Webhooks'],
          parameters: HEADERS,
          requestBody: {
            required: true,
            content: { 'application/json': { schema: refTo(`${nameOf(event)}Webhook`) } },
          },
          responses: {
            200: {
              description: `Recibido: vale cualquier 2xx en ${answerWithinSeconds} segundos. El cuerpo no se lee.`,
            },
            410: { description: 'El destino ya no existe: no se le envía nada más hasta que se reactive.' },
          },
        },
      },
    ]),
  );
