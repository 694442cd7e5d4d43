import { drawnSeed, positiveNumber, wholeNumber } from './numbers';

it.each([
  ['1', 1],
  ['0.5', 0.5],
  ['1e3', 1000],
])('%s is a number above 0', (text, value) => expect(positiveNumber(text)).toBe(value));

it.each(['0', '-1', 'long', '', ' ', 'Infinity'])('%p is no number above 0', (text) =>
  expect(() => positiveNumber(text)).toThrow('It must be a number above 0.'),
);

it('takes whole numbers from the least on, as far as one can be drawn', () => {
  expect(wholeNumber(0)('0')).toBe(0);
  expect(wholeNumber(1)('2147483647')).toBe(2_147_483_647);
});

it.each(['0', '1.5', '-1', '1e3', ' ', '', 'many', '2147483648'])('%p is no whole number from 1', (text) =>
  expect(() => wholeNumber(1)(text)).toThrow('It must be a whole number from 1 to 2147483647.'),
);

it('draws a seed that it would take back', () => {
  const seed = drawnSeed();
  expect(wholeNumber(0)(String(seed))).toBe(seed);
});
