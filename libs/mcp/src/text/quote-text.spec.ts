import type { QuotedOffer, QuoteResult } from '@cotiza/quoting';
import { quoteText } from './quote-text';

const offer = (changes: Partial<QuotedOffer> = {}): QuotedOffer => ({
  aseguradora: 'Aldaba Seguros',
  producto: 'Aldaba Auto',
  modalidad: 'Terceros',
  precio: 1234.5,
  moneda: 'EUR',
  periodicidad: 'anual',
  precio_anual_total: 1234.5,
  franquicia: null,
  es_estimacion: false,
  ...changes,
});

const result = (...ofertas: QuotedOffer[]): QuoteResult => ({
  estado: ofertas.length > 0 ? 'cotizado' : 'sin_ofertas',
  ramo: 'Car',
  referencia: 'COT-0123456789',
  client_reference: 'caso-2041',
  ofertas,
  mejor_precio: ofertas[0]?.precio ?? null,
  siguiente_paso: 'Presenta los precios.',
  aviso: 'Cotiza es distribuidor.',
  request_id: 'req-1',
});

/** With the spaces that the currency format puts between a figure and its sign. */
const linesOf = (of: QuoteResult) => quoteText(of).replaceAll('\u00a0', ' ').split('\n');

it('says what was quoted, each offer, the next step and the notice', () => {
  const lines = linesOf(result(offer(), offer({ aseguradora: 'Dehesa', franquicia: 300, es_estimacion: true })));
  expect(lines).toEqual([
    'Cotización COT-0123456789: 2 ofertas de 2 aseguradoras. Las más baratas:',
    '- Aldaba Seguros, Terceros: 1.234,50 € anual',
    '- Dehesa, Terceros, franquicia de 300,00 €: 1.234,50 € anual (estimación)',
    'Presenta los precios.',
    'Cotiza es distribuidor.',
  ]);
});

it('reads five offers out and counts the others', () => {
  const lines = linesOf(result(...Array.from({ length: 8 }, () => offer())));
  expect(lines.filter((line) => line.startsWith('- '))).toHaveLength(5);
  expect(lines).toContain('Y 3 más en el resultado.');
});

it('says nothing of others when all are read out', () => {
  expect(quoteText(result(...Array.from({ length: 5 }, () => offer())))).not.toContain('más en el resultado');
});

it('leaves out what an offer does not say', () => {
  const lines = linesOf(result(offer({ modalidad: null, periodicidad: null })));
  expect(lines[1]).toBe('- Aldaba Seguros: 1.234,50 €');
});

it('says that there are no offers, with the next step and the notice', () => {
  expect(linesOf(result())).toEqual([
    'Cotización COT-0123456789: sin ofertas.',
    'Presenta los precios.',
    'Cotiza es distribuidor.',
  ]);
});

it('does not read out the caller’s own reference', () => {
  expect(quoteText(result(offer()))).not.toContain('caso-2041');
});
