import { archivedQuoteOf, quotedOffer } from '@cotiza/quoting/testing';
import { pageLevels } from './levels';
import { narrowedOffers } from './narrowed-offers';
import { pageOffers } from './page-offers';

const inParts = { formas_de_pago: [{ periodicidad: 'mensual', precio: 21.5, precio_anual_total: 258 }] };
const glass = { code: 'lunas', name: 'Lunas', cover: 'Repara el parabrisas.' } as const;
const ofLevel = { nivel: 'todo_riesgo_con_franquicia', modalidad: 'Todo Riesgo con franquicia' };
const QUOTE = archivedQuoteOf(
  [
    quotedOffer({ nivel: 'terceros', aseguradora: 'Candil Mutua', precio: 100 }),
    quotedOffer({ ...ofLevel, aseguradora: 'Candil Mutua', precio: 200, franquicia: 600 }),
    quotedOffer({ ...ofLevel, aseguradora: 'Aldaba Seguros', precio: 300, franquicia: 300, ...inParts }),
    quotedOffer({ ...ofLevel, aseguradora: 'Candil Mutua', precio: 400, franquicia: 300 }),
    quotedOffer({ ...ofLevel, aseguradora: 'Brújula Directo', precio: 500, franquicia: 150, ...inParts }),
  ],
  [[], [], [glass], [glass], [glass]],
);

function narrowed(query = '') {
  const all = pageOffers(QUOTE, '2026-11-21', { root: '/' });
  const level = pageLevels(QUOTE.result, all).find(({ code }) => code === ofLevel.nivel)!;
  return narrowedOffers(level, all, Object.fromEntries(new URLSearchParams(query)));
}
const pricesOf = (query: string) => narrowed(query).offers.map(({ quoted }) => quoted.precio);

it.each([
  ['', [200, 300, 400, 500], 'de menor a mayor precio'],
  ['orden=franquicia', [500, 300, 400, 200], 'de menor a mayor franquicia'],
  ['orden=aseguradora', [300, 500, 200, 400], 'por aseguradora, de la A a la Z'],
  ['franquicia=300', [300, 400, 500], 'de menor a mayor precio'],
  ['recibos=1', [300, 500], 'de menor a mayor precio'],
  ['garantia=lunas', [300, 400, 500], 'de menor a mayor precio'],
  ['aseguradora=1', [200, 400], 'de menor a mayor precio'],
  ['aseguradora=1&franquicia=300', [400], 'de menor a mayor precio'],
  ['orden=franquicia&recibos=1', [500, 300], 'de menor a mayor franquicia'],
])('of %j, offers at %j are shown, %s', (query, prices, order) => {
  expect(pricesOf(query)).toEqual(prices);
  expect(narrowed(query).order).toBe(order);
});

it.each([
  'orden=comision',
  'franquicia=600',
  'franquicia=x',
  'recibos=0',
  'garantia=robo',
  'aseguradora=9',
  'aseguradora=1&recibos=1',
])('passes over what leaves all offers or none: %s', (query) => {
  expect(pricesOf(query)).toEqual([200, 300, 400, 500]);
  expect(narrowed(query).parameters).toEqual({ nivel: ofLevel.nivel });
});

it('links each value that leaves some offers, with the others that are asked for, and says which are', () => {
  const links = narrowed('orden=franquicia&aseguradora=1').links!.toString().replaceAll('\u00A0', ' ');
  const of = (name: string) =>
    [...links.matchAll(/<a href="\?([^"#]*)#ofertas"( aria-current="true")?>([^<]*)/g)].flatMap(
      ([, query = '', current, words]) => (query.includes(name) ? [`${words}${current === undefined ? '' : '*'}`] : []),
    );
  expect(of('aseguradora=')).toEqual([
    'precio',
    'franquicia*',
    'aseguradora',
    'cualquiera*',
    'hasta 300 €',
    'cualquiera*',
    'lunas',
    'Aldaba Seguros',
    'Brújula Directo',
    'Candil Mutua*',
  ]);
  expect(links).toContain(
    '?nivel=todo_riesgo_con_franquicia&amp;orden=franquicia&amp;aseguradora=1&amp;franquicia=300#ofertas',
  );
});
