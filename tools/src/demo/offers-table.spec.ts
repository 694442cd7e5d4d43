import type { QuotedOffer } from '@cotiza/quoting';
import { offersTable } from './offers-table';

const offer: QuotedOffer = {
  aseguradora: 'Aldaba Seguros',
  producto: null,
  modalidad: 'Todo Riesgo con franquicia',
  precio: 1234.5,
  moneda: 'EUR',
  periodicidad: 'anual',
  precio_anual_total: 1234.5,
  franquicia: 300,
  es_estimacion: true,
};

it('lines up the columns and writes amounts as people here do', () => {
  const [heading, rule, first, second] = offersTable([offer, { ...offer, franquicia: null, precio: 9 }]).split('\n');
  expect(new Set([heading, rule, first, second].map((line) => line!.length)).size).toBe(1);
  expect(first).toMatch(/^Aldaba Seguros .*Todo Riesgo con franquicia .*300,00\s€ +1234,50\s€$/);
  expect(second).toMatch(/9,00\s€$/);
});
