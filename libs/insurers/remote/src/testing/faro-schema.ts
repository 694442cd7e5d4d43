import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import addFormats from 'ajv-formats';
import Ajv2020 from 'ajv/dist/2020';

const openapi = JSON.parse(readFileSync(join(__dirname, '../faro/vendor/openapi.json'), 'utf8')) as object;
const ajv = addFormats(new Ajv2020({ strict: false, allErrors: true })).addSchema(openapi, 'faro');

/** Returns a check of a petition against a schema of Faro's OpenAPI document. */
export function faroSchema(name: string): (petition: object) => readonly unknown[] {
  const validate = ajv.compile({ $ref: `faro#/components/schemas/${name}` });
  return (petition) => (validate(petition) ? [] : (validate.errors ?? []));
}
