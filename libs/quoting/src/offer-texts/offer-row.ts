import { OFFER_WORDS, type OfferInWords } from './offers-in-words';

/** Terms that are shown elsewhere than at the price. */
const ELSEWHERE: readonly string[] = [OFFER_WORDS.excess, OFFER_WORDS.inParts, OFFER_WORDS.attention];

/** Returns product and modality below the name of the insurer, without the name of the level above. */
export function productInLevel({ product, modality }: OfferInWords, levelName: string): string {
  const other = modality?.toLowerCase() === levelName.toLowerCase() ? null : modality;
  return [product, other].filter((it) => it !== null).join(' · ');
}

/** Returns how often the price is paid, and that it is an estimate: `al año · estimación`. */
export const periodOfPrice = ({ period, estimate }: OfferInWords): string =>
  [period, estimate?.toLowerCase() ?? null].filter((it) => it !== null).join(' · ');

/** Returns the terms below the price, with the least that is paid at a time. */
export function termsOfPrice({ terms }: OfferInWords, leastPart: string | null): readonly string[] {
  const others = terms.filter(([label]) => !ELSEWHERE.includes(label)).map((term) => term.join(' '));
  return leastPart === null ? others : [`o ${leastPart}`, ...others];
}
