import { archivedQuoteOf, quotedOffer } from '@cotiza/quoting/testing';
import { levelDifferences } from './level-differences';
import { pageOffers } from './page-offers';

const glass = (euros: number) =>
  ({ code: 'lunas', name: 'Cristales', cover: 'Repara el parabrisas.', limitCents: euros * 100 }) as const;

it.each([
  [300, ['Franquicia de 300 €', 'Sin franquicia']],
  [0, ['Lunas hasta 600 €', 'Lunas hasta 1.200 €']],
  [null, ['Lunas hasta 600 €', 'Lunas hasta 1.200 €']],
])('where one of two offers has an excess of %s, they differ most in %j', (franquicia, differences) => {
  const other = franquicia === null ? null : 0;
  const quote = archivedQuoteOf(
    [quotedOffer({ franquicia }), quotedOffer({ franquicia: other })],
    [[glass(600)], [glass(1200)]],
  );
  const offers = pageOffers(quote, '2026-11-21', { root: '/' });
  const said = [...levelDifferences(quote, offers).values()].map((words) => words.replaceAll('\u00A0', ' '));
  expect(said).toEqual(differences);
});
