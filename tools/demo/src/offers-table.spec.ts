import { quotedOffer } from '@cotiza/quoting/testing';
import { offersTable } from './offers-table';

const offer = quotedOffer({
  aseguradora: 'Aldaba Seguros',
  modalidad: 'Todo Riesgo con franquicia',
  precio: 1234.5,
  franquicia: 300,
});

it('lines up the columns and writes amounts as people here do', () => {
  const [heading, rule, first, second] = offersTable([offer, { ...offer, franquicia: null, precio: 9 }]).split('\n');
  expect(new Set([heading, rule, first, second].map((line) => line!.length)).size).toBe(1);
  expect(first).toMatch(/^Aldaba Seguros .*Todo Riesgo con franquicia .*300,00\s€ +1234,50\s€$/);
  expect(second).toMatch(/9,00\s€$/);
});
