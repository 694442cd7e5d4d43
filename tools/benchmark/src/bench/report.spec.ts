import { reportText } from './report';

it('compares the first server of each task with the others, round by round', () => {
  const text = reportText([
    { task: 'Quotation', name: 'this tree', micros: [900, 1200, 1000] },
    { task: 'Quotation', name: 'bare Fastify', micros: [100, 200, 100] },
    { task: 'Rating', name: 'this tree', micros: [30, 30, 30] },
  ]);
  expect(text.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
    ['Quotation', 'µs of processor time', 'this tree takes'],
    ['', 'this tree', '1000 (900–1200)'],
    ['', 'bare Fastify', '100 (100–200)', '9.00 times (6.00–10.00)'],
    [''],
    ['Rating', 'µs of processor time', 'this tree takes'],
    ['', 'this tree', '30'],
  ]);
});
