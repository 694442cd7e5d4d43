import { NAME_MAX_CHARS, NAME_PATTERN } from './webhook-entry.reader';
import { WEBHOOK_EVENTS } from './webhook-endpoint';
import { SECRET_MAX_BYTES, SECRET_MIN_BYTES, SECRET_PATTERN } from './webhook-secret';

/** JSON Schema of the file that registers the webhook endpoints. What it cannot say, `readWebhooks` checks. */
export const WEBHOOKS_FILE_SCHEMA = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Webhook endpoints of Cotiza',
  type: 'object',
  required: ['webhooks'],
  additionalProperties: false,
  properties: {
    webhooks: {
      type: 'array',
      items: {
        type: 'object',
        required: ['name', 'url', 'secret', 'events'],
        additionalProperties: false,
        properties: {
          name: {
            type: 'string',
            pattern: NAME_PATTERN,
            maxLength: NAME_MAX_CHARS,
            description: 'Name in kebab-case, different from every other. It is part of the ids of messages.',
          },
          url: {
            type: 'string',
            pattern: '^(https://|http://(localhost|127\\.|\\[::1\\]))[^#]*$',
            description: 'Where to post: an https:// address, or http:// on this machine.',
          },
          secret: {
            type: 'string',
            pattern: SECRET_PATTERN,
            description: `What signs the messages: whsec_ and the base64 of ${SECRET_MIN_BYTES} to ${SECRET_MAX_BYTES} bytes, or env:NAME for one that is in the environment.`,
          },
          events: {
            description: 'What it is told of.',
            oneOf: [{ const: 'all' }, { type: 'array', minItems: 1, items: { type: 'string', enum: WEBHOOK_EVENTS } }],
          },
        },
      },
    },
  },
} as const;
