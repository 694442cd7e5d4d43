import type { ObjectSchema } from '@cotiza/kernel';
import { WEBHOOK_EVENTS } from './webhook-endpoint';
import { NO_SECRET, SECRET_MAX_BYTES, SECRET_MIN_BYTES, SECRET_PATTERN } from './webhook-secret';

/** Names of endpoints. The length keeps the ids of messages short. */
const NAME_PATTERN = '^[a-z0-9]+(-[a-z0-9]+)*$';
const NAME_MAX_CHARS = 40;
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
const NO_ADDRESS = 'must be an https:// address, or http:// on this machine, without credentials and without #';

/** Credentials and what follows a # would not be sent: whoever writes them expects that they are. */
function addressFault(text: string): string | undefined {
  if (!URL.canParse(text)) return NO_ADDRESS;
  const { protocol, hostname, username, password, hash } = new URL(text);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname));
  return isSafe && username === '' && password === '' && hash === '' ? undefined : NO_ADDRESS;
}

/** An endpoint of the file. */
export const WEBHOOK_SCHEMA: ObjectSchema = {
  type: 'object',
  required: ['name', 'url', 'secret', 'events'],
  additionalProperties: false,
  properties: {
    name: {
      type: 'string',
      pattern: NAME_PATTERN,
      maxLength: NAME_MAX_CHARS,
      errorMessage: `must be in kebab-case, 1 to ${NAME_MAX_CHARS} characters`,
      description: 'Name in kebab-case, different from every other. It is part of the ids of messages.',
    },
    url: {
      type: 'string',
      pattern: '^(https://|http://(localhost|127\\.|\\[::1\\]))[^#]*$',
      errorMessage: NO_ADDRESS,
      faultOf: addressFault,
      description: 'Where to post: an https:// address, or http:// on this machine.',
    },
    secret: {
      type: 'string',
      pattern: SECRET_PATTERN,
      errorMessage: NO_SECRET,
      description: `What signs the messages: whsec_ and the base64 of ${SECRET_MIN_BYTES} to ${SECRET_MAX_BYTES} bytes, or env:NAME for one that is in the environment.`,
    },
    events: {
      description: 'What it is told of.',
      errorMessage: `must be all, or a list of ${WEBHOOK_EVENTS.join(', ')}`,
      oneOf: [
        { type: 'string', const: 'all' },
        { type: 'array', minItems: 1, items: { type: 'string', enum: WEBHOOK_EVENTS } },
      ],
    },
  },
};

/** JSON Schema of the file that registers the webhook endpoints, for editors. What it cannot say, `readWebhooks` checks. */
export const WEBHOOKS_FILE_SCHEMA = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Webhook endpoints of Cotiza',
  type: 'object',
  required: ['webhooks'],
  additionalProperties: false,
  properties: { webhooks: { type: 'array', items: WEBHOOK_SCHEMA } },
};
