import {
  bodySchema,
  byLine,
  FAULT_SCHEMA,
  INSURANCE_LINES,
  REQUIREMENTS_INDEX_SCHEMA,
  REQUIREMENTS_SCHEMA,
  type JsonSchema,
} from '@cotiza/contract';
import { PROBLEM_CODES } from '@cotiza/problems';
import { CATALOGUE_SCHEMA, CHECK_RESULT_SCHEMA, QUOTE_RESULT_SCHEMA } from '@cotiza/quoting';

const REFUSAL_SCHEMA: JsonSchema = {
  type: 'object',
  properties: {
    error: { type: 'string', enum: PROBLEM_CODES, description: 'Código del error.' },
    mensaje: { type: 'string', description: 'Qué ha pasado.' },
    errores: { type: 'array', items: FAULT_SCHEMA, description: 'Todos los fallos de la petición, juntos.' },
    request_id: { type: 'string', description: 'Identificador de la petición, también en X-Request-Id.' },
  },
  required: ['error', 'mensaje', 'errores', 'request_id'],
};

/** Every schema that the description of the interface names. They all come from the code that answers. */
export const COMPONENT_SCHEMAS = {
  HomeRequest: bodySchema('Home'),
  CarRequest: bodySchema('Car'),
  MotorcycleRequest: bodySchema('Motorcycle'),
  QuoteResult: QUOTE_RESULT_SCHEMA,
  CheckResult: CHECK_RESULT_SCHEMA,
  Requirements: REQUIREMENTS_SCHEMA,
  RequirementsIndex: REQUIREMENTS_INDEX_SCHEMA,
  Catalogue: CATALOGUE_SCHEMA,
  Refusal: REFUSAL_SCHEMA,
} satisfies Record<string, JsonSchema>;

/** A reference to one of them. */
export const schemaRef = (name: keyof typeof COMPONENT_SCHEMAS) => ({ $ref: `#/components/schemas/${name}` });

const bodyRefs = byLine((line) => schemaRef(`${line}Request`));

/** The body of a quotation: that of the line that `insurance_line` names. */
export const BODY_OF_EVERY_LINE = {
  oneOf: INSURANCE_LINES.map((line) => bodyRefs[line]),
  discriminator: {
    propertyName: 'insurance_line',
    mapping: Object.fromEntries(INSURANCE_LINES.map((line) => [line, bodyRefs[line].$ref])),
  },
};
