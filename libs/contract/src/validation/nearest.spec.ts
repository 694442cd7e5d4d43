import { nearest } from './nearest';

const NAMES = ['document_id', 'name', 'phone', 'email', 'address'];

it.each([
  ['adress', 'address'],
  ['phnoe', 'phone'],
  ['emial', 'email'],
  ['documentId', 'document_id'],
  ['ADDRESS', 'address'],
])('%s means %s', (key, meant) => {
  expect(nearest(key, NAMES)).toBe(meant);
});

it.each(['x', '', '   ', 'street', 'a'.repeat(41), 'phone'.repeat(1000)])('%p means none', (text) => {
  expect(nearest(text, NAMES)).toBeUndefined();
});

it.each([
  ['7', ['0', '1', '6']],
  ['A3', ['A1', 'A2', 'AM']],
])('%s is too short to be a misspelling of one of %j', (text, candidates) => {
  expect(nearest(text, candidates)).toBeUndefined();
});

it('prefers the nearest, and the first of those equally near', () => {
  expect(nearest('Viale', ['Via', 'Vial'])).toBe('Vial');
  expect(nearest('abcx', ['abcd', 'abce'])).toBe('abcd');
  expect(nearest('anything', [])).toBeUndefined();
});
