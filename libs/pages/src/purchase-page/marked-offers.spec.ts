import { archivedQuoteOf, quotedOffer } from '@cotiza/quoting/testing';
import { pageLevels } from './levels';
import { comparisonOf, markedOffers } from './marked-offers';
import { pageOffers } from './page-offers';

it.each([
  [[], [], null],
  [['2', '5'], [1, 4], null],
  [['6', '6', '1'], [5, 0], null],
  [['4'], [3], 'Has marcado una sola: marca otra para compararlas.'],
  [['1', '2', '3', '4', '5'], [0, 1, 2], 'Has marcado más de tres y aquí caben tres: se comparan las tres primeras.'],
  [['2', '7', '3'], [1, 2], 'Alguna de las que has marcado no está en esta página.'],
  [['0', '-1', '1e0', ' 1', '01', 'x', '<b>'], [], 'Alguna de las que has marcado no está en esta página.'],
])('of %j, offers %j are compared', (marked, places, remark) =>
  expect(markedOffers(marked, 6)).toEqual({ places, remark }),
);

describe('the comparison that a list of offers proposes', () => {
  const proposed = (...insurers: string[]) => {
    const quote = archivedQuoteOf(insurers.map((aseguradora, at) => quotedOffer({ aseguradora, precio: 100 + at })));
    const [level] = pageLevels(quote.result, pageOffers(quote, '2026-11-21', { root: '/' }));
    return level && comparisonOf({ offers: level.offers, parameters: { nivel: level.code } });
  };

  it('is of the first offers of three insurers, and never of one against itself', () =>
    expect(proposed('A', 'A', 'B', 'A', 'C', 'D')).toBe('?nivel=terceros&ofertas=1&ofertas=3&ofertas=5'));

  it('is none where one insurer alone offers it', () => expect(proposed('A', 'A')).toBeUndefined());
});
