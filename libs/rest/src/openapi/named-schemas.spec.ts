import { namedSchemas } from './named-schemas';

const text = { type: 'string' };
const titled = (title: string, properties: object) => ({ title, ...object(properties) });
const object = (properties: object) => ({ type: 'object', properties });

it('replaces a nested schema by a reference', () => {
  const Fault = object({ campo: text });
  const Refusal = object({ errores: { type: 'array', items: Fault } });
  expect(namedSchemas({ Refusal, Fault })).toEqual({
    Fault: { title: 'Fault', ...Fault },
    Refusal: titled('Refusal', { errores: { type: 'array', items: { $ref: '#/components/schemas/Fault' } } }),
  });
});

it('names an object without a name after its place', () => {
  const Body = object({ main_holder: { ...object({ address: object({ town: text }) }), description: 'Quién.' } });
  expect(namedSchemas({ Body })).toEqual({
    Body: titled('Body', { main_holder: { $ref: '#/components/schemas/BodyMainHolder' } }),
    BodyMainHolder: {
      ...titled('BodyMainHolder', { address: { $ref: '#/components/schemas/BodyMainHolderAddress' } }),
      description: 'Quién.',
    },
    BodyMainHolderAddress: titled('BodyMainHolderAddress', { town: text }),
  });
});

it('calls the objects of a list and of a choice too', () => {
  const Body = object({
    list: { type: 'array', items: object({ a: text }) },
    any: { anyOf: [text, object({ b: text })] },
  });
  expect(Object.keys(namedSchemas({ Body })).sort()).toEqual(['Body', 'BodyAny2', 'BodyList']);
});

it('takes a property that is called like a keyword for a property', () => {
  const Body = object({ items: text, properties: object({ anyOf: text }) });
  expect(namedSchemas({ Body })).toMatchObject({
    Body: object({ items: text, properties: { $ref: '#/components/schemas/BodyProperties' } }),
    BodyProperties: object({ anyOf: text }),
  });
});

it('makes an enumeration of a constant text, and of no other constant', () => {
  const Body = object({ line: { type: 'string', const: 'Car' }, owner: { type: 'boolean', const: true } });
  expect(namedSchemas({ Body })).toEqual({
    Body: titled('Body', {
      line: { type: 'string', const: 'Car', enum: ['Car'] },
      owner: { type: 'boolean', const: true },
    }),
  });
});

it('does not give two schemas one name', () => {
  const schemas = { BodyHolder: object({ a: text }), Body: object({ holder: object({ b: text }) }) };
  expect(() => namedSchemas(schemas)).toThrow('BodyHolder');
});
