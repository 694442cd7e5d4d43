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

/** With plain spaces between a figure and its sign, and without what the first line says of every quotation. */
const linesOf = (of: QuoteResult) =>
  quoteText(of).replaceAll('\u00a0', ' ').replace(OF_EVERY_QUOTATION, '.').split('\n');
const OF_EVERY_QUOTATION =
  '; válidos hasta el 6 de diciembre de 2026. La oferta_id de la N, para detalle_de_oferta: Zk3v0aQp9mXc1uYb7LrT2w.N';
const isOffer = (line: string) => /^\d+\. /.test(line);

it('says every offer by level, the next step and the notice', () => {
  const wide = { modalidad: 'Todo Riesgo', nivel: 'todo_riesgo', precio: 2000 };
  const lines = linesOf(
    result(
      offer({ aseguradora: 'Dehesa', precio: 900, es_estimacion: true }),
      offer({ ...wide, aseguradora: 'Dehesa', precio: 1000, franquicia: 300 }),
      offer(),
      offer({ ...wide, franquicia: 0 }),
    ),
  );
  expect(lines).toEqual([
    'Cotización COT-0123456789: 4 ofertas de 2 aseguradoras, de menor a mayor precio en cada nivel. Precio al año, todo incluido.',
    'Terceros:',
    '1. Dehesa: 900,00 €, estimación',
    '1. Aldaba Seguros: 1.234,50 €',
    'Todo riesgo:',
    '1. Dehesa: 1.000,00 €, franquicia de 300 €',
    '1. Aldaba Seguros: 2.000,00 €, sin franquicia',
    'Presenta los precios.',
    'Cotiza es distribuidor.',
  ]);
});

const best = { nivel: 'terceros', nombre: 'Terceros', precio: 1234.5, aseguradora: 'Aldaba Seguros', oferta_id: 'a.1' };

it('says what the best offer of a level adds, and the number of the best where it is not the first', () => {
  const [dear, cheap] = [offer({ oferta_id: 'a.1' }), offer({ oferta_id: 'a.2', aseguradora: null })];
  const terceros = { ...best, anade: ['rc_obligatoria', 'lunas'] };
  const levelOf = (...offers: QuotedOffer[]) => linesOf({ ...result(...offers), mejor_por_nivel: [terceros] })[1];
  expect(levelOf(dear, cheap)).toBe('Terceros (cubre Responsabilidad civil obligatoria y Lunas):');
  expect(levelOf(cheap, dear)).toBe('Terceros (la mejor, 1; cubre Responsabilidad civil obligatoria y Lunas):');
  const lines = linesOf({
    ...result(dear),
    mejor_por_nivel: [
      { ...best, anade: [], nivel: 'x' },
      { ...terceros, anade: ['robo'] },
    ],
  });
  expect(lines[1]).toBe('Terceros (añade Robo):');
});

it('says the other ways to pay of an offer, and once which are high for the vehicle', () => {
  const dear = offer({
    formas_de_pago: [{ periodicidad: 'semestral', precio: 630, precio_anual_total: 1260 }],
    avisos: [{ codigo: 'precio_alto_para_el_valor', mensaje: 'Es caro.' }],
  });
  const lines = linesOf(result(dear, { ...dear, oferta_id: 'a.2' }));
  expect(lines[0]).toContain('entre paréntesis, en recibos');
  expect(lines[2]).toBe('1. Aldaba Seguros, Brújula Auto: 1.234,50 € (630,00 al semestre)');
  expect(lines[4]).toBe('Es caro. (1, 2)');
});

it('says of each how often it is paid, whether it is an estimate and how long it holds, where not all are alike', () => {
  const monthly = offer({ precio: 40, periodicidad: 'mensual', precio_anual_total: 480, valida_hasta: '2026-12-01' });
  const yearly = offer({ precio: 900, precio_anual_total: 900, franquicia: 300, es_estimacion: true });
  expect(linesOf(result(monthly, yearly)).filter(isOffer)).toEqual([
    '1. Aldaba Seguros: 40,00 € al mes (480,00 € al año), hasta el 2026-12-01',
    '1. Aldaba Seguros: 900,00 € al año, franquicia de 300 €, hasta el 2026-12-06, estimación',
  ]);
});

it('says once what is true of all', () => {
  const [first, , second] = linesOf(result(offer({ es_estimacion: true })));
  expect(first).toContain('1 oferta. Precio al año, todo incluido');
  expect(first).toMatch(/; todos son estimaciones\.$/);
  expect(second).toBe('1. Aldaba Seguros: 1.234,50 €');
});

it('puts first what costs least in a year, where some are paid more often than others', () => {
  const monthly = offer({ precio: 40, periodicidad: 'mensual', precio_anual_total: 480 });
  const yearly = offer({ aseguradora: 'Dehesa', precio: 450, precio_anual_total: 450 });
  expect(linesOf(result(monthly, yearly)).slice(0, 4)).toEqual([
    'Cotización COT-0123456789: 2 ofertas de 2 aseguradoras, de menor a mayor precio. Precio, todo incluido.',
    'Terceros:',
    '1. Dehesa: 450,00 € al año',
    '1. Aldaba Seguros: 40,00 € al mes (480,00 € al año)',
  ]);
});

it('calls nothing the cheapest where an offer does not say what a year costs', () => {
  const monthly = offer({ precio: 40, periodicidad: 'mensual', precio_anual_total: null });
  const [first, , second] = linesOf(result(monthly, offer({ aseguradora: 'Dehesa' })));
  expect(first).toContain('2 ofertas de 2 aseguradoras, según lo que se paga cada vez, de menos a más.');
  expect(second).toBe('1. Aldaba Seguros: 40,00 € al mes');
});

it('names the product where nothing else tells two offers of an insurer apart', () => {
  const lines = linesOf(result(offer({ producto: 'Básico' }), offer({ producto: 'Plus', precio: 1300 })));
  expect(lines.slice(2, 4)).toEqual(['1. Aldaba Seguros, Básico: 1.234,50 €', '1. Aldaba Seguros, Plus: 1.300,00 €']);
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

it('names who was consulted only where not all of them offer, and says once that a level has no excess', () => {
  const said = { aviso: 'Se ha consultado a: Aldaba Seguros y Dehesa.' };
  const one = offer({ franquicia: 0 });
  const all = linesOf({ ...result(one, { ...one, aseguradora: 'Dehesa' }), ...said });
  expect(all.slice(1, 4)).toEqual([
    'Terceros (sin franquicia):',
    '1. Aldaba Seguros: 1.234,50 €',
    '1. Dehesa: 1.234,50 €',
  ]);
  expect(all.at(-1)).toBe('Se ha consultado a las aseguradoras de estas ofertas.');
  expect(linesOf({ ...result(one), ...said }).at(-1)).toBe(said.aviso);
});

it('names the handle by which the rest is asked for, while insurers are pending', () => {
  const pending = { ...result(offer()), pendientes: ['Lenta'], consulta: 'h-1' };
  expect(linesOf(pending)).toContain('consulta: h-1');
  expect(linesOf({ ...pending, ofertas: [] })).toContain('consulta: h-1');
  expect(linesOf(result(offer())).join()).not.toContain('consulta');
});
