import { bodySchema, INSURANCE_LINES, type JsonSchema } from '@cotiza/contract';
import { bodyOf } from '@cotiza/contract/testing';
import { plainSchema, quotingTool } from './quoting.tool';
import { requirementsAnswer } from './requirements/requirements-answer';
import { argumentsOf, testService } from './testing/test-service';

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

describe.each(INSURANCE_LINES)('of the body of %s', (line) => {
  const namesIn = ({ properties = {} }: JsonSchema): string[] =>
    Object.entries(properties as Record<string, JsonSchema>).flatMap(([name, inner]) => [name, ...namesIn(inner)]);

  it('leaves no field out', () => {
    const { allOf: _conditions, ...schema } = bodySchema(line);
    expect(namesIn(plainSchema(schema))).toEqual(namesIn(schema));
  });
});

it('says of an answer that has to be true that it is so for tenants too, in the schema and in brief', () => {
  const said = 'siempre true, también para inquilinos';
  expect(JSON.stringify(quotingTool('Home').inputSchema)).toContain(said);
  expect(requirementsAnswer('Home', '2026-07-01')?.text).toContain(`owner_is_holder: ${said}`);
});

it('finds an open quotation by an equal call of one client, and never by that of another', async () => {
  const { requestQuote, ...service } = testService();
  const keys: unknown[] = [];
  const spied: typeof requestQuote = (body, terms) => {
    keys.push(terms.early?.openKey());
    return requestQuote(body, terms);
  };
  const context = {
    ...{ requestId: 'r', address: 'http://127.0.0.1:3000', answeredWithinMs: 4000 },
    isForDirectory: false,
  };
  for (const client of ['192.0.2.1', '192.0.2.1', '192.0.2.2'])
    await quotingTool('Car').run(
      argumentsOf(bodyOf('Car')),
      { ...service, requestQuote: spied },
      { ...context, client },
    );
  const [key, again, another] = keys;
  expect([again, another === key]).toEqual([key, false]);
});
