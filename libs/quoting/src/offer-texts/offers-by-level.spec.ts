import { quotedOffer, quoteResult } from '../testing';
import { offersByLevel } from './offers-by-level';

const of = (...levels: (string | null)[]) =>
  levels.map((nivel, at) => quotedOffer({ nivel, precio: 100 + at, oferta_id: `x.${at}` }));

it('groups offers from least to most cover, and what stands for no level last', () => {
  const ofertas = of('todo_riesgo', null, 'terceros', 'of-a-newer-program', 'terceros');
  expect(offersByLevel(quoteResult(ofertas)).map(({ name, places }) => [name, places])).toEqual([
    ['Terceros', [2, 4]],
    ['Todo riesgo', [0]],
    ['Sin nivel comparable', [1, 3]],
  ]);
});
