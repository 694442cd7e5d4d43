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

it('says that they are the best of each level where they are', () => {
  const best = { nivel: 'terceros', nombre: 'Terceros', precio: 1, aseguradora: null, anade: [] };
  const levels = [{ ...best, oferta_id: result.ofertas[0]?.oferta_id ?? '' }];
  expect(markedOffers({ ...result, mejor_por_nivel: levels }, []).remark).toBe(
    'La mejor oferta de cada nivel, de menos a más cobertura.',
  );
});
