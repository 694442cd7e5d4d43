import { INSURANCE_LINES } from '@cotiza/contract';
import { CONNECTORS } from '@cotiza/insurers-remote';
import { VARIABLE_PATTERN, type ObjectSchema, type SettingSchema } from '@cotiza/kernel';
import { ALWAYS } from '@cotiza/quoting';
import { TARIFF } from './insurers-file';

/** What every entry may say, whoever the insurer is. */
export const COMMON_ENTRY: ObjectSchema['properties'] = {
  enabled: { type: 'boolean', default: true, description: 'Whether it is asked at all.' },
  weight: {
    type: 'integer',
    minimum: 1,
    maximum: ALWAYS,
    default: ALWAYS,
    description: 'How many of a hundred quotations ask it: to begin with an insurer gently.',
  },
};

const CREDENTIAL: SettingSchema = { type: 'string', pattern: VARIABLE_PATTERN };

/**
 * An embedded tariff of the file.
 *
 * @param ids the embedded insurers that there are, where they are known
 */
export const tariffEntry = (ids?: readonly string[]): ObjectSchema => ({
  title: 'An embedded tariff',
  type: 'object',
  required: ['connector', 'id'],
  additionalProperties: false,
  properties: {
    connector: { type: 'string', const: TARIFF },
    id: { type: 'string', enum: ids, description: 'Of an embedded insurer, such as aldaba.' },
    lines: { type: 'array', minItems: 1, uniqueItems: true, items: { type: 'string', enum: INSURANCE_LINES } },
    ...COMMON_ENTRY,
  },
});

/** JSON Schema of `INSURERS_FILE`, for editors. What it cannot say, `readInsurersFile` checks. */
export const INSURERS_FILE_SCHEMA = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Insurers that Cotiza asks',
  type: 'object',
  required: ['insurers'],
  additionalProperties: false,
  properties: {
    insurers: {
      type: 'array',
      items: {
        oneOf: [tariffEntry(), ...Object.values(CONNECTORS).map(({ settingsSchema }) => entryOf(settingsSchema))],
      },
    },
  },
};

/** The settings of a connector as they are written in the file: credentials by the names of variables. */
function entryOf({ $schema: _dialect, properties, ...schema }: ObjectSchema): ObjectSchema {
  const { credentials, ...others } = properties;
  const written = credentials as ObjectSchema;
  const named = Object.keys(written.properties).map((name) => [name, CREDENTIAL] as const);
  return {
    ...schema,
    properties: { ...others, credentials: { ...written, properties: Object.fromEntries(named) }, ...COMMON_ENTRY },
  };
}
