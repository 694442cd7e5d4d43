import { quotedOffer, quoteResult } from '../testing';
import { offersByLevel } from './offers-by-level';
import {
  arePaidAlike,
  excessInWords,
  groupedSummary,
  noticeSentences,
  offersInWords,
  sharedValidity,
} from './offers-in-words';

const wordsOf = (...ofertas: Parameters<typeof quotedOffer>[0][]) =>
  offersInWords(quoteResult(ofertas.map((changes) => quotedOffer(changes))));

describe('until when prices hold', () => {
  const [soon, late] = [quotedOffer({ valida_hasta: '2026-11-30' }), quotedOffer({ valida_hasta: '2026-12-06' })];
  const terms = (offers: readonly ReturnType<typeof quotedOffer>[], today: string) =>
    offersInWords(quoteResult(offers), today).map((offer) => offer.terms.map((term) => term.join(' ')));

  it('is said once where it is the same for all', () => {
    expect(sharedValidity([late, late])).toEqual([['Precios válidos hasta el', '6 de diciembre de 2026']]);
    expect(sharedValidity([soon, late])).toEqual([]);
    expect(sharedValidity([quotedOffer({ valida_hasta: null })])).toEqual([]);
    expect(terms([late, late], '2026-12-06')).toEqual([[], []]);
  });

  it('is said of each where it differs, and when it is past', () => {
    expect(terms([soon, late], '2026-11-30').flat()).toEqual([
      'Precio válido hasta el 30 de noviembre de 2026',
      'Precio válido hasta el 6 de diciembre de 2026',
    ]);
    expect(terms([soon, late], '2026-12-01').flat()).toEqual([
      'Este precio ya no vale: era válido hasta el 30 de noviembre de 2026',
      'Precio válido hasta el 6 de diciembre de 2026',
    ]);
    expect(terms([late], '2026-12-07').flat()).toEqual([
      'Este precio ya no vale: era válido hasta el 6 de diciembre de 2026',
    ]);
  });
});

it('says the yearly total where the price is not just that', () => {
  const [monthly] = wordsOf({ precio: 50, periodicidad: 'mensual', precio_anual_total: 600 });
  expect(monthly?.terms).toEqual([['Total al año', '600,00\u00a0€']]);
  const [unknown, untold] = wordsOf(
    { precio: 10, periodicidad: null, precio_anual_total: 10 },
    { precio_anual_total: null },
  );
  expect([unknown?.terms, untold?.terms]).toEqual([[['Total al año', '10,00\u00a0€']], []]);
});

it('says every other way to pay with what a year costs so, and a price that is high for the vehicle', () => {
  const formas_de_pago = [
    { periodicidad: 'semestral', precio: 160, precio_anual_total: 320 },
    { periodicidad: 'mensual', precio: 27.5, precio_anual_total: 330 },
  ];
  const avisos = [
    { codigo: 'precio_alto_para_el_valor', mensaje: 'Es caro.' },
    { codigo: 'suma_asegurada', mensaje: 'La suma es muy baja.' },
  ];
  expect(wordsOf({ formas_de_pago, avisos })[0]?.terms).toEqual([
    ['En recibos', '160,00\u00a0€ al semestre (320,00\u00a0€ al año) o 27,50\u00a0€ al mes (330,00\u00a0€ al año)'],
    ['Atención', 'Es caro.'],
  ]);
});

it('does not call the lowest payment the best price where offers are paid in different ways', () => {
  const [first, second] = wordsOf({ precio: 50, periodicidad: 'mensual', precio_anual_total: 600 }, { precio: 500 });
  expect([first?.mark, second?.mark]).toEqual(['El pago más bajo', null]);
  expect(wordsOf({ periodicidad: null }, { precio: 500 })[0]?.mark).toBe('El pago más bajo');
  expect(wordsOf({ periodicidad: null }, { precio: 500, periodicidad: null })[0]?.mark).toBe('El mejor precio');
});

it.each([
  [null, null],
  [0, 'sin franquicia'],
  [150, '150\u00a0€'],
])('says an excess of %s as %s', (franquicia, said) => expect(excessInWords(franquicia)).toBe(said));

const of = (...offers: Parameters<typeof quotedOffer>[0][]) => {
  const result = quoteResult(offers.map(quotedOffer));
  const group = offersByLevel(result).length > 1 ? 'nivel' : null;
  return groupedSummary(result.ofertas, group, arePaidAlike(result.ofertas));
};
const [basic, full] = [{ nivel: 'terceros' }, { nivel: 'todo_riesgo', aseguradora: 'Otra' }];

it('the summary of the offers says how they are ordered, in each level where there are several', () => {
  expect(of(basic)).toBe('1 oferta');
  expect(of(full, full)).toBe('2 ofertas de 1 aseguradora, de menor a mayor precio');
  expect(of(basic, full)).toBe('2 ofertas de 2 aseguradoras, de menor a mayor precio en cada nivel');
});

it('takes the notice apart at its sentences, and not at abbreviations of names and addresses', () => {
  const sentences = [
    'Faro, S. L. Correduría (clave J0000) no da asesoramiento.',
    'Por correo, Avda. Constitución, 3; de 9 a 18 h.',
    '¿Y bien?',
  ];
  const aviso = sentences.join(' ');
  expect(noticeSentences({ ofertas: [], aviso })).toEqual(sentences);
});
