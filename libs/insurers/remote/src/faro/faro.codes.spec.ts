import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codesSuite } from '../testing/code-lists';
import { FARO_DECLINES, FARO_GUARANTEES, FARO_PERIODS, FARO_QUESTIONS } from './faro-answer.codes';
import { FARO_CODES } from './faro.codes';

const read = (file: string) => readFileSync(join(__dirname, 'vendor', file), 'utf8');
type Schemas = Record<string, { enum?: string[] }>;
const { schemas } = (JSON.parse(read('openapi.json')) as { components: { schemas: Schemas } }).components;

codesSuite('Faro', {
  codes: FARO_CODES,
  books: {
    'Garantías de hogar': FARO_GUARANTEES.Home,
    'Garantías de auto': FARO_GUARANTEES.Car,
    'Garantías de moto': FARO_GUARANTEES.Motorcycle,
    'Motivos de rechazo': FARO_DECLINES,
    Preguntas: FARO_QUESTIONS,
    P202: FARO_QUESTIONS.P202.kind.values,
    formaPago: FARO_PERIODS,
  },
  document: read('codes.csv'),
  published: Object.values(schemas).flatMap((schema) => (schema.enum ? [schema.enum] : [])),
});
