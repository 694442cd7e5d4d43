import { textArguments } from './text-arguments';

it('gives the texts, and a fault for each argument that is none', () => {
  const { texts, faults } = textArguments(
    { tipo: 'towns', codigo_postal: 28013, ramo: null, marca: ['a'], modelo: {} },
    ['tipo', 'codigo_postal', 'ramo', 'marca', 'modelo'],
  );
  expect(texts).toEqual({ tipo: 'towns' });
  expect(faults.map(({ campo, codigo }) => `${campo} ${codigo}`)).toEqual([
    'codigo_postal tipo',
    'marca tipo',
    'modelo tipo',
  ]);
});

it('leaves an unknown argument to be faulted for its name alone', () => {
  expect(textArguments({ otra: { secreto: 'zxmarca' }, nula: null }, ['tipo'])).toEqual({
    texts: { otra: '' },
    faults: [],
  });
});

it('takes a hostile name for what it is', () => {
  const { texts } = textArguments(JSON.parse('{"__proto__":"a","constructor":"b"}') as Record<string, unknown>, []);
  expect(Object.getPrototypeOf(texts)).toBe(Object.prototype);
  expect(texts.constructor).toBe('b');
});
