import { bodySchema } from '@cotiza/contract';
import { plainSchema } from './plain-schema';

it('drops examples and patterns that only say what is refused, however deep', () => {
  const schema = {
    type: 'object',
    properties: {
      pattern: { type: 'string', pattern: '^[^\\x00-@]+$', examples: ['a'] },
      list: { type: 'array', items: { type: 'string', pattern: '^[0-9]{4}$', examples: ['b'] } },
    },
    additionalProperties: false,
  };
  expect(plainSchema(schema)).toEqual({
    type: 'object',
    properties: {
      pattern: { type: 'string' },
      list: { type: 'array', items: { type: 'string', pattern: '^[0-9]{4}$' } },
    },
    additionalProperties: false,
  });
});

it('keeps a property that is named like a keyword', () => {
  const schema = { properties: { examples: { type: 'array' }, description: { type: 'string' } } };
  expect(plainSchema(schema)).toEqual(schema);
});

it('does not say twice what the keywords say', () => {
  const said = 'Garaje. Formato: uno de los valores permitidos, tal cual. Catálogo: x.';
  expect(plainSchema({ enum: ['a'], description: said })).toEqual({ enum: ['a'], description: 'Garaje. Catálogo: x.' });
});

it('says of a text only what its bounds do not', () => {
  const of = (description: string) => plainSchema({ type: 'string', maxLength: 9, description })['description'];
  expect(of('Nombre. Formato: de 1 a 60 caracteres, solo letras.')).toBe('Nombre. Formato: solo letras.');
  expect(of('Nombre. Formato: hasta 9 caracteres.')).toBe('Nombre. Formato: hasta 9 caracteres.');
});

it.each(['Formato: uno de los valores permitidos, tal cual.', 'Formato: true o false.'])(
  'knows how the contract says it: %s',
  (said) => {
    expect(JSON.stringify(bodySchema('Car'))).toContain(said);
    expect(JSON.stringify(plainSchema({ ...bodySchema('Car'), allOf: [] }))).not.toContain(said);
  },
);
