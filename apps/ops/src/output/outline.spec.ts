import { inline, outline } from './outline';

it('shows a JSON value as indented lines', () => {
  const value = {
    line: 'Car',
    nothing: null,
    left: undefined,
    holder: { name: 'Lucía', address: { code: 1 } },
    tags: ['a', 'b'],
    none: [],
    list: [{ x: 1 }, 2],
  };
  expect(outline(value).split('\n')).toEqual([
    '  line     Car',
    '  nothing  -',
    '  holder',
    '    name  Lucía',
    '    address',
    '      code  1',
    '  tags     a, b',
    '  none     -',
    '  list',
    '    0',
    '      x  1',
    '    1  2',
  ]);
});

it('formats values that are not objects', () => expect(outline('text')).toBe('  text'));

it('shows any value on one line', () => {
  expect(inline({ insurer: 'aldaba', reasons: [{ code: 'age', at: null }] })).toBe(
    'insurer: aldaba; reasons: code: age; at: -',
  );
});
