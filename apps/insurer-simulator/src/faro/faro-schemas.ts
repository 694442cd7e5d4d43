import addFormats from 'ajv-formats';
import Ajv2020, { type ErrorObject, type ValidateFunction } from 'ajv/dist/2020';
import { vendorDocument } from '../vendor-documents/vendor-folder';
import type { VendorLine } from '../vendor-documents/vendor-lines';
import type { FieldError } from './faro-problem';

export type FaroSchemas = Readonly<Record<Way, Readonly<Record<VendorLine, ValidateFunction>>>>;

/** A quotation for a person, or an estimate without personal data. */
export type Way = 'quote' | 'estimate';

const ERROR_CODES: Readonly<Record<string, string>> = {
  required: 'OBLIGATORIO',
  additionalProperties: 'NO_DESCRITO',
  enum: 'CODIGO_NO_ADMITIDO',
  type: 'TIPO',
  format: 'FORMATO',
  pattern: 'FORMATO',
};
const OUT_OF_LIMITS = 'LIMITES';

/** Compiles the request schemas of Faro's OpenAPI document, which is the only source of its rules. */
export function faroSchemas(): FaroSchemas {
  const ajv = addFormats(new Ajv2020({ allErrors: true, strict: false, unicodeRegExp: true }));
  ajv.addSchema(JSON.parse(vendorDocument('faro', 'openapi.json')) as object, 'faro');
  const all = (kind: string) => {
    const validator = (name: string) => ajv.compile({ $ref: `faro#/components/schemas/${kind}${name}` });
    return { Home: validator('Hogar'), Car: validator('Auto'), Motorcycle: validator('Moto') };
  };
  return { quote: all('Peticion'), estimate: all('Estimacion') };
}

/** Returns one error for each field; a value that is none of several types fails each of them. */
export function fieldErrors(errors: readonly ErrorObject[]): FieldError[] {
  const byField = new Map<string, FieldError>();
  for (const { keyword, instancePath, params } of errors) {
    const named = (params as { missingProperty?: string; additionalProperty?: string }) ?? {};
    const name = named.missingProperty ?? named.additionalProperty;
    const path = instancePath.slice(1).replaceAll('/', '.');
    const campo = [path, name].filter(Boolean).join('.');
    if (!byField.has(campo)) byField.set(campo, { campo, codigo: ERROR_CODES[keyword] ?? OUT_OF_LIMITS });
  }
  return [...byField.values()];
}
