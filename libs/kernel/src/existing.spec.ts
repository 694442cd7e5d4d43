import { existing } from './existing';

it.each([0, '', false, Number.NaN, []])('gives back what is there: %j', (value) => {
  expect(existing(value, 'value')).toBe(value);
});

it.each([undefined, null])('names what is not there: %j', (value) => {
  expect(() => existing(value, 'first band')).toThrow('there is no first band');
});
