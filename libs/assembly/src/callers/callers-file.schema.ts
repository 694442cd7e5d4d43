import type { ObjectSchema, SettingSchema } from '@cotiza/kernel';

const NAME_MAX_CHARS = 40;
const NAME_PATTERN = '^[a-z0-9]+(-[a-z0-9]+)*$';
const KEY_HASH_PATTERN = '^sha256:[0-9a-f]{64}$';

const limit = (what: string) => ({
  type: 'integer' as const,
  minimum: 0,
  description: `${what} a minute; 0 for any number. Those of everybody unless given.`,
});

/** The name of a caller. */
export const CALLER_NAME: SettingSchema = {
  type: 'string',
  pattern: NAME_PATTERN,
  maxLength: NAME_MAX_CHARS,
  errorMessage: `must be of lower-case letters, digits and single hyphens, at most ${NAME_MAX_CHARS}`,
  description: 'Name in kebab-case, different from every other. It is logged: nothing personal.',
};

/** A caller of the file. */
export const CALLER_SCHEMA: ObjectSchema = {
  type: 'object',
  required: ['name', 'key'],
  additionalProperties: false,
  properties: {
    name: CALLER_NAME,
    key: {
      type: 'string',
      pattern: KEY_HASH_PATTERN,
      errorMessage: 'must be sha256: and 64 hexadecimal digits in lower case, as `ops callers new` prints them',
      description: 'sha256: and the SHA-256 of its key in hexadecimal, as `ops callers new` prints it.',
    },
    quotesPerMinute: limit('Quotations'),
    estimatesPerMinute: limit('Estimates'),
    referencePerMinute: limit('Requests to requirements and catalogues'),
    enabled: { type: 'boolean', default: true, description: 'Whether its key lets it in.' },
  },
};

/** JSON Schema of `CALLERS_FILE`, for editors. */
export const CALLERS_FILE_SCHEMA = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Callers of Cotiza that have a key',
  type: 'object',
  required: ['callers'],
  additionalProperties: false,
  properties: { callers: { type: 'array', items: CALLER_SCHEMA } },
};
