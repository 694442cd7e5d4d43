import { quotedOffer } from '../testing';
import { alternativesOf } from './alternative';

const of = (oferta_id: string, nivel: string, precio: number, changes = {}) =>
  quotedOffer({ oferta_id, nivel, precio, precio_anual_total: precio, modalidad: nivel, ...changes });

const MONTHLY = { periodicidad: 'mensual', precio: 27.8, precio_anual_total: 333.6 };
const TWICE = { periodicidad: 'semestral', precio: 161.39, precio_anual_total: 322.78 };
const withExcess = 'todo_riesgo_con_franquicia';
const high = of('c', withExcess, 315.03, { franquicia: 600, formas_de_pago: [TWICE, MONTHLY] });
const offers = [
  of('a', 'terceros', 151.31),
  of('x', 'terceros_ampliado', 120, { aseguradora: 'Otra' }),
  of('b', 'terceros_ampliado', 221.3),
  high,
  of('d', withExcess, 337.93, { franquicia: 300 }),
  of('e', withExcess, 330, { franquicia: 300, producto: 'Otro producto' }),
  of('f', 'todo_riesgo', 450.06, { franquicia: 0 }),
  of('g', 'todo_riesgo', 460, { franquicia: 0, producto: 'Otro producto' }),
];

it('[Quotation result (response of POST) / alternativas] another excess, level or payment of an offer with its insurer has what it costs or saves in a year, to the cent', () => {
  expect(alternativesOf('Car', high, offers).map(({ desde: _desde, ...each }) => Object.values(each))).toEqual([
    ['franquicia', '600\u00a0€', '300\u00a0€', 22.9, 'd'],
    ['nivel', 'Todo riesgo con franquicia', 'Terceros ampliado', -93.73, 'b'],
    ['nivel', 'Todo riesgo con franquicia', 'Todo riesgo', 135.03, 'f'],
    ['pago', 'mensual', 'anual', -18.57, 'c'],
  ]);
});

it('has none without an insurer, a level or the price of a year', () => {
  const none = [{ aseguradora: null }, { precio_anual_total: null }, { nivel: null, franquicia: null }];
  for (const changes of none) {
    const offer = { ...high, formas_de_pago: [], ...changes };
    expect(alternativesOf('Car', offer, [offer, ...offers])).toEqual([]);
  }
});
