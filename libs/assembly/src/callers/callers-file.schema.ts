export const NAME_MAX_CHARS = 40;
export const NAME_PATTERN = '^[a-z0-9]+(-[a-z0-9]+)*$';
export const KEY_HASH_PATTERN = '^sha256:[0-9a-f]{64}$';

const limit = (what: string) => ({
  type: 'integer',
  minimum: 0,
  description: `${what} a minute; 0 for any number. Those of everybody unless given.`,
});

/** JSON Schema of `CALLERS_FILE`, for editors. What it cannot say, `readCallersFile` checks. */
export const CALLERS_FILE_SCHEMA = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Callers of Cotiza that have a key',
  type: 'object',
  required: ['callers'],
  additionalProperties: false,
  properties: {
    callers: {
      type: 'array',
      items: {
        type: 'object',
        required: ['name', 'key'],
        additionalProperties: false,
        properties: {
          name: {
            type: 'string',
            pattern: NAME_PATTERN,
            maxLength: NAME_MAX_CHARS,
            description: 'Name in kebab-case, different from every other. It is logged: nothing personal.',
          },
          key: {
            type: 'string',
            pattern: KEY_HASH_PATTERN,
            description: 'sha256: and the SHA-256 of its key in hexadecimal, as `ops callers new` prints it.',
          },
          quotesPerMinute: limit('Quotations'),
          estimatesPerMinute: limit('Estimates'),
          referencePerMinute: limit('Requests to requirements and catalogues'),
          enabled: { type: 'boolean', default: true, description: 'Whether its key lets it in.' },
        },
      },
    },
  },
};
