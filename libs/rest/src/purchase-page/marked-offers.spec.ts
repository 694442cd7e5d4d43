import { quotedOffer, quoteResult } from '@cotiza/quoting/testing';
import { markedOffers } from './marked-offers';

const result = quoteResult(Array.from({ length: 6 }, (_, at) => quotedOffer({ precio: 100 + at })));

it.each([
  [[], [0, 1, 2], 'Las de menor precio.'],
  [['2', '5'], [1, 4], 'Las ofertas que has marcado.'],
  [['6', '6', '1'], [5, 0], 'Las ofertas que has marcado.'],
  [['4'], [3], 'Has marcado una sola: marca otra más abajo para compararlas.'],
  [['1', '2', '3', '4', '5'], [0, 1, 2], 'Has marcado más de tres y aquí caben tres: se comparan las tres primeras.'],
  [['2', '7', '3'], [1, 2], 'Alguna de las que has marcado no está en esta página. Las ofertas que has marcado.'],
  [
    ['0', '-1', '1e0', ' 1', '01', 'x', '<b>'],
    [0, 1, 2],
    'Alguna de las que has marcado no está en esta página. Las de menor precio.',
  ],
])('of %j stand side by side %j', (marked, places, remark) =>
  expect(markedOffers(result, marked)).toMatchObject({ places, remark }),
);

describe('what stands side by side by itself', () => {
  const levelled = (...offers: [level: string, isBest: boolean][]) => {
    const ofertas = offers.map(([nivel], at) => quotedOffer({ nivel, precio: 100 + at, oferta_id: `x.${at}` }));
    const mejor_por_nivel = offers.flatMap(([nivel, isBest], at) =>
      isBest ? [{ nivel, nombre: nivel, precio: 1, aseguradora: null, oferta_id: `x.${at}`, anade: [] }] : [],
    );
    return markedOffers({ ...quoteResult(ofertas), mejor_por_nivel }, []);
  };

  it('is the best of each level where there is room for every level', () => {
    expect(levelled(['A', true], ['A', false], ['B', true], ['C', true])).toMatchObject({
      places: [0, 2, 3],
      remark: 'La mejor oferta de cada nivel, de menos a más cobertura.',
    });
  });

  it('names the levels for which there is no room', () => {
    expect(levelled(['A', true], ['B', true], ['C', true], ['Todo riesgo', true])).toMatchObject({
      places: [0, 1, 2],
      remark:
        'La mejor oferta de los tres niveles de menor cobertura, de menos a más. Más abajo, en la lista: Todo riesgo.',
    });
  });

  it('says what fills up the room that the levels leave', () => {
    expect(levelled(['A', true], ['A', false], ['B', true], ['B', false])).toMatchObject({
      places: [0, 2, 1],
      remark: 'La mejor oferta de cada nivel y, después, la siguiente por precio.',
    });
    expect(levelled(['B', false], ['B', false], ['A', true]).remark).toBe(
      'La mejor oferta de cada nivel y, después, las siguientes por precio.',
    );
    expect(levelled(['A', true], ['A', false], ['A', false], ['A', false]).remark).toBe('Las de menor precio.');
  });
});
