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

/** Without the ids of the offers, and with plain spaces between a figure and its sign. */
const linesOf = (of: QuoteResult) =>
  quoteText(of)
    .replaceAll('\u00a0', ' ')
    .replace(/ \[[^\]]*\]:/g, ':')
    .split('\n');

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
    '- Dehesa: 900,00 € (estimación)',
    '- Aldaba Seguros: 1.234,50 €',
    'Todo riesgo:',
    '- Dehesa: 1.000,00 €, franquicia de 300 €',
    '- Aldaba Seguros: 2.000,00 €, sin franquicia',
    'Presenta los precios.',
    'Cotiza es distribuidor.',
  ]);
});

it('says the best of each level, and each offer with the id by which its detail is asked for', () => {
  const basic = offer({ oferta_id: 'a.0', coberturas: ['liability'] });
  const best = { nivel: 'terceros', nombre: 'Terceros', precio: 1234.5, aseguradora: 'Aldaba Seguros' };
  const of = { ...result(basic), mejor_por_nivel: [{ ...best, oferta_id: 'a.0', anade: [] }] };
  expect(linesOf(of).slice(1, 3)).toEqual([
    'Lo mejor de cada nivel (mejor_por_nivel); entre corchetes, la oferta_id para detalle_de_oferta:',
    '- Terceros: 1.234,50 €, Aldaba Seguros. [a.0]',
  ]);
  expect(quoteText(of)).toContain('\n- Aldaba Seguros [a.0]: ');
});

it('says the other ways to pay of an offer, and that it is high for the vehicle', () => {
  const dear = offer({
    formas_de_pago: [{ periodicidad: 'semestral', precio: 630, precio_anual_total: 1260 }],
    avisos: [{ codigo: 'precio_alto_para_el_valor', mensaje: 'Es caro.' }],
  });
  expect(linesOf(result(dear)).find((line) => line.startsWith('- '))).toBe(
    '- Aldaba Seguros: 1.234,50 €, en recibos 630,00 € al semestre (1.260,00 € al año). Es caro.',
  );
});

it('says of the best of each level how often it is paid and whether it is an estimate, where not all are alike', () => {
  const monthly = offer({ oferta_id: 'a.0', precio: 40, periodicidad: 'mensual', precio_anual_total: 480 });
  const yearly = offer({
    oferta_id: 'a.1',
    precio: 900,
    precio_anual_total: 900,
    franquicia: 300,
    es_estimacion: true,
  });
  const best = { aseguradora: 'Aldaba Seguros', anade: [] };
  const mejor_por_nivel = [
    { ...best, nivel: 'terceros', nombre: 'Terceros', precio: 40, oferta_id: 'a.0' },
    { ...best, nivel: 'todo_riesgo', nombre: 'Todo riesgo', precio: 900, oferta_id: 'a.1' },
  ];
  expect(linesOf({ ...result(monthly, yearly), mejor_por_nivel }).slice(2, 4)).toEqual([
    '- Terceros: 40,00 € al mes (480,00 € al año), Aldaba Seguros. [a.0]',
    '- Todo riesgo: 900,00 € al año, Aldaba Seguros, franquicia de 300 € (estimación). [a.1]',
  ]);
});

it('leaves none out, however many there are', () => {
  const many = Array.from({ length: 40 }, (_, index) => offer({ aseguradora: `Una ${index}`, precio: 100 + index }));
  expect(linesOf(result(...many)).filter((line) => line.startsWith('- '))).toHaveLength(40);
});

it('says once what is true of all', () => {
  const [first, , second] = linesOf(result(offer({ es_estimacion: true })));
  expect(first).toContain('1 oferta. Precio al año, todo incluido');
  expect(first).toMatch(/; todos son estimaciones\.$/);
  expect(second).toBe('- Aldaba Seguros: 1.234,50 €');
});

it('puts first what costs least in a year, where some are paid more often than others', () => {
  const monthly = offer({ precio: 40, periodicidad: 'mensual', precio_anual_total: 480 });
  const yearly = offer({ aseguradora: 'Dehesa', precio: 450, precio_anual_total: 450 });
  expect(linesOf(result(monthly, yearly)).slice(0, 4)).toEqual([
    'Cotización COT-0123456789: 2 ofertas de 2 aseguradoras, de menor a mayor precio. Precio, todo incluido.',
    'Terceros:',
    '- Dehesa: 450,00 € al año',
    '- Aldaba Seguros: 40,00 € al mes (480,00 € al año)',
  ]);
});

it('calls nothing the cheapest where an offer does not say what a year costs', () => {
  const monthly = offer({ precio: 40, periodicidad: 'mensual', precio_anual_total: null });
  const [first, , second] = linesOf(result(monthly, offer({ aseguradora: 'Dehesa' })));
  expect(first).toContain('2 ofertas de 2 aseguradoras, según lo que se paga cada vez, de menos a más.');
  expect(second).toBe('- Aldaba Seguros: 40,00 € al mes');
});

it('names the product where nothing else tells two offers of an insurer apart', () => {
  const lines = linesOf(result(offer({ producto: 'Básico' }), offer({ producto: 'Plus', precio: 1300 })));
  expect(lines.slice(2, 4)).toEqual(['- Aldaba Seguros, Básico: 1.234,50 €', '- Aldaba Seguros, Plus: 1.300,00 €']);
});

it('says what it can of an offer that leaves things out', () => {
  const bare = offer({ aseguradora: null, modalidad: null, periodicidad: null, precio_anual_total: null });
  expect(linesOf(result(bare)).slice(0, 3)).toEqual([
    'Cotización COT-0123456789: 1 oferta. Precio, todo incluido.',
    'Terceros:',
    '- Sin nombre: 1.234,50 €',
  ]);
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

it('names the handle by which the rest is asked for, while insurers are pending', () => {
  const pending = { ...result(offer()), pendientes: ['Lenta'], consulta: 'h-1' };
  expect(linesOf(pending)).toContain('consulta: h-1');
  expect(linesOf({ ...pending, ofertas: [] })).toContain('consulta: h-1');
  expect(linesOf(result(offer())).join()).not.toContain('consulta');
});
