import type { QuotedOffer, QuoteResult } from '@cotiza/quoting';
import { quotedOffer, quoteResult } from '@cotiza/quoting/testing';
import { quoteText } from './quote-text';

const offer = (changes: Partial<QuotedOffer> = {}) =>
  quotedOffer({ aseguradora: 'Aldaba Seguros', precio: 1234.5, es_estimacion: false, ...changes });

const result = (...ofertas: QuotedOffer[]) =>
  quoteResult(ofertas, {
    referencia: 'COT-0123456789',
    siguiente_paso: 'Presenta los precios.',
    aviso: 'Cotiza es distribuidor.',
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

it('calls no offers the cheapest when some are paid more often than others', () => {
  const monthly = offer({ precio: 40, periodicidad: 'mensual', precio_anual_total: 480 });
  const [first, second] = linesOf(result(monthly, offer({ aseguradora: 'Dehesa' })));
  expect(first).toBe(
    'Cotización COT-0123456789: 2 ofertas de 2 aseguradoras. Según lo que se paga cada vez, de menos a más:',
  );
  expect(second).toBe('- Aldaba Seguros, Terceros: 40,00 € mensual');
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

it('counts one offer of one insurer', () => {
  expect(linesOf(result(offer()))[0]).toBe('Cotización COT-0123456789: 1 oferta de 1 aseguradora. Las más baratas:');
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
