import fc from 'fast-check';
import { indented, wrapped } from './wrapped';

it('breaks a list between its items', () => {
  expect(wrapped(['one', 'two and a half', 'three'], ',', '  ', 12)).toBe('  one,\n  two and a half,\n  three');
  expect(wrapped(['one', 'two', 'three'], ';', '  ', 12)).toBe('  one; two;\n  three');
  expect(wrapped([], ',', '  ', 12)).toBe('');
});

it('keeps within the width whatever fits into it, and loses nothing', () => {
  const items = fc.array(fc.stringMatching(/^[a-z]{1,12}$/));
  fc.assert(
    fc.property(items, fc.integer({ min: 15, max: 60 }), (words, width) => {
      const lines = wrapped(words, ',', '  ', width).split('\n');
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(width);
      expect(lines.map((line) => line.slice(2)).join(' ')).toBe(words.join(', '));
    }),
  );
});

it('indents every line', () => expect(indented('a\nb', '  ')).toBe('  a\n  b'));
