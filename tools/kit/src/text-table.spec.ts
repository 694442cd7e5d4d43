import { textTable } from './text-table';

it('aligns names to the left and figures to the right', () => {
  const rows = [
    ['server', 'req/s'],
    ['Cotiza', '9'],
    ['bare Fastify', '12345'],
  ];
  expect(textTable(rows)).toBe(['server        req/s', 'Cotiza            9', 'bare Fastify  12345'].join('\n'));
});
