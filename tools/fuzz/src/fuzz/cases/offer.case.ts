import type { Chance } from '@cotiza/tools-kit';
import type { Marks } from '../marks/marks';
import { OFFERS, PRODUCT_PAGES, PRODUCTS } from './addresses';
import { alone, type CaseSource, type Sent } from './fuzz-case';
import { httpBytes } from './http-bytes';
import { CONDITIONS } from './query.case';

type Bend = (id: string, chance: Chance, marks: Marks) => string;

/** What makes an id that of something else, or of nothing. */
const BENDS: readonly Bend[] = [
  (id) => id.slice(0, -1),
  (id) => `${id}0`,
  (id) => id.replace(/\d+$/, '999999999999999999999'),
  (id) => id.replace(/\d+$/, '-1'),
  (id) => id.toUpperCase(),
  (id) => id.toLowerCase(),
  (id) => `${id}/`,
  (id) => `${id}%00`,
  (id) => `${id}.pdf.pdf`,
  (id) => `%2e%2e%2f${id}`,
  (id) => encodeURIComponent(`${id}\u0661 `),
  (id, _chance, { word }) => `${id}.${word}`,
  (_id, _chance, { word }) => word,
  (_id, chance) => 'A'.repeat(chance.between(0, 3000)),
  () => '__proto__',
  () => 'constructor',
];

/** An offer in detail, or the information document of a product as data, page or PDF: of one that there is, more often than not. */
export function offerOrProduct({ chance, marks, known }: CaseSource): Sent {
  const isOffer = chance.isOneIn(3);
  const address = isOffer ? OFFERS : chance.pick([PRODUCTS, PRODUCT_PAGES]);
  const id = chance.pick(isOffer ? known.offers : known.products);
  const given = chance.isOneIn(2) ? chance.pick(BENDS)(id, chance, marks) : id;
  const ending = address === PRODUCT_PAGES && chance.isOneIn(2) ? '.pdf' : '';
  const method = chance.isOneIn(5) ? 'HEAD' : 'GET';
  const target = `${address}${given}${ending}`;
  const headers = chance.isOneIn(4) ? [chance.pick(CONDITIONS)] : [];
  return alone({ method, target }, httpBytes({ method, target, headers }));
}
