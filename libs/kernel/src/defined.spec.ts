import { defined } from './defined';

it.each([0, '', false, Number.NaN, []])('gives back what is there: %j', (value) => {
  expect(defined(value, 'value')).toBe(value);
});

it.each([undefined, null])('names what is not there: %j', (value) => {
  expect(() => defined(value, 'first band')).toThrow('there is no first band');
});
