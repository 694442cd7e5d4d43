import type { ObjectSchema, SettingSchema } from '@cotiza/kernel';
import type { RemoteManifest } from './remote-manifest';

const ID = '^[a-z]+(-[a-z]+)*$';
/** Any text without control characters. */
const PRINTABLE = '^[^\\u0000-\\u001f\\u007f]+$';

/** A text that the operator gives. */
export const settingText = (description: string, maxLength: number): SettingSchema => ({
  type: 'string',
  description,
  pattern: PRINTABLE,
  minLength: 1,
  maxLength,
});

/** JSON Schema of the settings of a connector: what all have in common, and its credentials. */
export function settingsSchema(
  { id, name, lines, deadlineMs, maxConcurrent }: RemoteManifest,
  credentials: Readonly<Record<string, SettingSchema>>,
): ObjectSchema {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: `Settings of ${name}`,
    type: 'object',
    required: ['connector', 'lines', 'baseUrl', 'credentials'],
    additionalProperties: false,
    properties: {
      connector: { type: 'string', const: id },
      id: { type: 'string', pattern: ID, maxLength: 40, description: `Id in logs and metrics; ${id} unless given.` },
      name: settingText(`Commercial name, as customers read it; ${name} unless given.`, 80),
      lines: {
        type: 'array',
        description: 'Lines that it is asked for.',
        minItems: 1,
        uniqueItems: true,
        items: { type: 'string', enum: lines },
      },
      baseUrl: {
        type: 'string',
        description: 'Where it is: https, or http on this machine.',
        pattern: '^https?://[^?#]+$',
        maxLength: 300,
      },
      allowPlainHttp: {
        type: 'boolean',
        default: false,
        description: 'Lets baseUrl be http on another machine: within a closed network only.',
      },
      deadlineMs: whole('Milliseconds it has for an answer.', 100, 60_000, deadlineMs),
      maxConcurrent: whole('Questions at once: what it has agreed to.', 1, 1_000, maxConcurrent),
      maxQueued: whole('Questions that wait for their turn.', 0, 1_000, maxConcurrent),
      breakerFailures: whole('Failures in a row after which it is not asked for a while.', 1, 1_000_000, 5),
      breakerPauseMs: whole('How many milliseconds it is then not asked.', 100, 600_000, 10_000),
      credentials: {
        type: 'object',
        required: Object.keys(credentials),
        additionalProperties: false,
        properties: credentials,
      },
    },
  };
}

function whole(description: string, minimum: number, maximum: number, byDefault: number): SettingSchema {
  return { type: 'integer', description, minimum, maximum, default: byDefault };
}
