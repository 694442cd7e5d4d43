import { bodySchema, INSURANCE_LINES, type JsonSchema } from '@cotiza/contract';
import { plainSchema } from './quoting.tool';

it('keeps names, types, what is always sent, and what nothing else may be beside, however deep', () => {
  const schema = {
    type: 'object',
    description: 'Un cuerpo.',
    properties: {
      pattern: { type: 'string', minLength: 1, maxLength: 9, pattern: '^[0-9]{4}$', format: 'date', examples: ['a'] },
      list: { type: 'array', items: { type: 'integer', minimum: 1, maximum: 9, description: 'Uno.' } },
    },
    required: ['pattern'],
    additionalProperties: false,
  };
  expect(plainSchema(schema)).toEqual({
    type: 'object',
    properties: { pattern: { type: 'string' }, list: { type: 'array', items: { type: 'integer' } } },
    required: ['pattern'],
    additionalProperties: false,
  });
});

it('keeps a property that is named like a keyword', () => {
  const schema = { type: 'object', properties: { examples: { type: 'array' }, description: { type: 'string' } } };
  expect(plainSchema(schema)).toEqual(schema);
});

it('writes short lists of texts out, and no list of one', () => {
  expect(plainSchema({ type: 'string', enum: ['a', 'b'] })).toEqual({ type: 'string', enum: ['a', 'b'] });
  expect(plainSchema({ type: 'string', const: 'a' })).toEqual({ type: 'string' });
  expect(plainSchema({ type: 'boolean', const: true })).toEqual({ type: 'boolean' });
  const long = Array.from({ length: 13 }, (_, index) => `v${index}`);
  expect(plainSchema({ type: 'string', enum: long })).toEqual({ type: 'string' });
});

it('keeps several types', () => {
  const nullable = { type: ['integer', 'null'], minimum: 1900, description: 'Un año.' };
  expect(plainSchema(nullable)).toEqual({ type: ['integer', 'null'] });
});

describe.each(INSURANCE_LINES)('of the body of %s', (line) => {
  const namesIn = ({ properties = {} }: JsonSchema): string[] =>
    Object.entries(properties as Record<string, JsonSchema>).flatMap(([name, inner]) => [name, ...namesIn(inner)]);

  it('leaves no field out', () => {
    const { allOf: _conditions, ...schema } = bodySchema(line);
    expect(namesIn(plainSchema(schema))).toEqual(namesIn(schema));
  });
});
