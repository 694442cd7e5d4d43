import { nearest } from './nearest';

const ROADS = ['Acequia', 'Avenida', 'Calle', 'Callejon', 'GranVia', 'Plaza', 'Via', 'Vial'];

it.each([
  ['calle', 'Calle'],
  ['CALLE', 'Calle'],
  ['Cale', 'Calle'],
  ['Callejón', 'Callejon'],
  ['Gran Vía', 'GranVia'],
  ['gran_via', 'GranVia'],
  ['Avneida', 'Avenida'],
  ['Vía', 'Via'],
])('%s means %s', (text, meant) => {
  expect(nearest(text, ROADS)).toBe(meant);
});

it.each([
  ['adress', 'address'],
  ['phnoe', 'phone'],
  ['emial', 'email'],
  ['documentId', 'document_id'],
])('%s means %s', (key, meant) => {
  expect(nearest(key, ['document_id', 'name', 'phone', 'email', 'address'])).toBe(meant);
});

it.each(['Street', 'x', '', '   ', 'Camino Real', 'Plz', 'a'.repeat(41), 'calle'.repeat(1000)])(
  '%p means none',
  (text) => {
    expect(nearest(text, ROADS)).toBeUndefined();
  },
);

it.each([
  ['7', ['0', '1', '6']],
  ['D', ['B', 'C1', 'C']],
  ['A3', ['A1', 'A2', 'AM']],
])('%s is too short to be a misspelling of one of %j', (text, candidates) => {
  expect(nearest(text, candidates)).toBeUndefined();
});

it('prefers the nearest, and the first of those equally near', () => {
  expect(nearest('Viale', ['Via', 'Vial'])).toBe('Vial');
  expect(nearest('abcx', ['abcd', 'abce'])).toBe('abcd');
  expect(nearest('anything', [])).toBeUndefined();
});
