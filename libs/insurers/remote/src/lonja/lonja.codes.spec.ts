import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codesSuite } from '../testing/code-lists';
import { LONJA_CODES } from './lonja.codes';
import {
  LONJA_COMPANIES,
  LONJA_COMPANY_ERRORS,
  LONJA_DECLINES,
  LONJA_GUARANTEES,
  LONJA_PERIODS,
} from './lonja-answer.codes';

const read = (file: string) => readFileSync(join(__dirname, 'vendor', file), 'utf8');
type Schemas = Record<string, { enum?: string[] }>;
const { schemas } = (JSON.parse(read('openapi.json')) as { components: { schemas: Schemas } }).components;

codesSuite('La Lonja', {
  codes: LONJA_CODES,
  isPartial: true,
  books: {
    'Garantías de auto': LONJA_GUARANTEES.Car,
    'Motivos de rechazo': LONJA_DECLINES,
    Compañías: LONJA_COMPANIES,
    Fraccionamiento: LONJA_PERIODS,
  },
  document: read('codes.csv'),
  published: Object.values(schemas).flatMap((schema) => (schema.enum ? [schema.enum] : [])),
});

it('know every error of a company', () => {
  const codes = read('codes.csv').matchAll(/^Error de compañía,([^,]+)/gm);
  expect(Array.from(codes, ([, code]) => code)).toEqual(Object.keys(LONJA_COMPANY_ERRORS));
});
