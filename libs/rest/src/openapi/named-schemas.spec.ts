import { namedSchemas } from './named-schemas';

const text = { type: 'string' };
const object = (properties: object) => ({ type: 'object', properties });

it('replaces a nested schema by a reference', () => {
  const Fault = object({ campo: text });
  const Refusal = object({ errores: { type: 'array', items: Fault } });
  expect(namedSchemas({ Refusal, Fault })).toEqual({
    Fault,
    Refusal: object({ errores: { type: 'array', items: { $ref: '#/components/schemas/Fault' } } }),
  });
});

it('names an object without a name after its place', () => {
  const Body = object({ main_holder: { ...object({ address: object({ town: text }) }), description: 'Quién.' } });
  expect(namedSchemas({ Body })).toEqual({
    Body: object({ main_holder: { $ref: '#/components/schemas/BodyMainHolder' } }),
    BodyMainHolder: {
      ...object({ address: { $ref: '#/components/schemas/BodyMainHolderAddress' } }),
      description: 'Quién.',
    },
    BodyMainHolderAddress: object({ town: text }),
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

it('does not give two schemas one name', () => {
  const schemas = { BodyHolder: object({ a: text }), Body: object({ holder: object({ b: text }) }) };
  expect(() => namedSchemas(schemas)).toThrow('BodyHolder');
});
