import { quotedOffer, quoteResult } from '../testing';
import { besideEachOther, offersByLevel } from './offers-by-level';

const of = (...levels: (string | null)[]) =>
  levels.map((nivel, at) => quotedOffer({ nivel, precio: 100 + at, oferta_id: `x.${at}` }));
const best = (nivel: string, oferta_id: string) => ({
  nivel,
  nombre: nivel,
  precio: 1,
  aseguradora: null,
  oferta_id,
  anade: [],
});

it('groups offers from least to most cover, and what stands for no level last', () => {
  const ofertas = of('todo_riesgo', null, 'terceros', 'of-a-newer-program', 'terceros');
  expect(offersByLevel(quoteResult(ofertas)).map(({ name, places }) => [name, places])).toEqual([
    ['Terceros', [2, 4]],
    ['Todo riesgo', [0]],
    ['Sin nivel comparable', [1, 3]],
  ]);
});

it('puts the best of each level side by side, three at most', () => {
  const ofertas = of('terceros', 'terceros_ampliado', 'todo_riesgo_con_franquicia', 'todo_riesgo');
  const mejor_por_nivel = ofertas.map(({ nivel, oferta_id }) => best(String(nivel), oferta_id));
  expect(besideEachOther({ ofertas, mejor_por_nivel })).toEqual([0, 1, 2]);
});

it('fills up with the cheapest of the others, and does without levels', () => {
  const ofertas = of('terceros', 'terceros', 'todo_riesgo', 'todo_riesgo');
  const mejor_por_nivel = [best('terceros', 'x.0'), best('todo_riesgo', 'x.2')];
  expect(besideEachOther({ ofertas, mejor_por_nivel })).toEqual([0, 2, 1]);
  expect(besideEachOther({ ofertas: of(null, null, null, null), mejor_por_nivel: [] })).toEqual([0, 1, 2]);
  expect(besideEachOther({ ofertas: of(null), mejor_por_nivel: [best('terceros', 'gone')] })).toEqual([0]);
});
