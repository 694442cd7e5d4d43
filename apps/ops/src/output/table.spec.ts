import { table } from './table';

const COLUMNS = [
  { title: 'NAME', of: ({ name }: { name: string }) => name },
  { title: 'N', of: ({ n }: { n: number | null }) => n, isNumber: true },
  { title: 'WHY', of: ({ why }: { why: string | null }) => why },
];

it('aligns columns, numbers on the right, and says where there is nothing', () => {
  const rows = [
    { name: 'Brújula', n: 7, why: null },
    { name: 'A', n: 1200, why: 'two\n lines' },
    { name: 'B', n: null, why: '' },
  ];
  expect(table(COLUMNS, rows, 100).split('\n')).toEqual([
    'NAME        N  WHY',
    'Brújula     7  -',
    'A        1200  two lines',
    'B           -',
  ]);
});

it('cuts only the last column to the width', () => {
  const rows = [{ name: 'x'.repeat(40), n: 1, why: 'w'.repeat(80) }];
  const line = table(COLUMNS, rows, 60).split('\n')[1]!;
  expect(line).toHaveLength(60);
  expect(line).toMatch(/^x{40} {2}1 {2}w{14}…$/);
  expect(table(COLUMNS, rows, 20)).toContain(`${'w'.repeat(11)}…`);
});
