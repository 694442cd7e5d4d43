import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import addFormats from 'ajv-formats';
import Ajv2020 from 'ajv/dist/2020';

/** Returns a check of a petition against a schema of an insurer's OpenAPI document. */
export function vendorSchema(vendor: 'faro' | 'lonja', name: string): (petition: object) => readonly unknown[] {
  const openapi = JSON.parse(readFileSync(join(__dirname, '..', vendor, 'vendor/openapi.json'), 'utf8')) as object;
  const ajv = addFormats(new Ajv2020({ strict: false, allErrors: true })).addSchema(openapi, vendor);
  const validate = ajv.compile({ $ref: `${vendor}#/components/schemas/${name}` });
  return (petition) => (validate(petition) ? [] : (validate.errors ?? []));
}
