import { markup, type Markup } from '@cotiza/kernel';
import type { LetterOffer } from './quote-letter';

/**
 * Renders one offer: insurer and product on the left, price on the right, guarantees below. There may be many, so only the
 * style sheet styles them; without it they still read in order.
 */
export function offerCard({
  mark,
  insurer,
  modality,
  product,
  price,
  period,
  estimate,
  ...offer
}: LetterOffer): Markup {
  return markup`<div class="${mark === null ? 'card' : 'card best'}">${mark === null ? null : markup`<p class="mark">${mark}</p>`}
<table role="presentation"><tr><td><h4>${insurer}</h4>${details(modality, product)}</td>
<td align="right"><b class="price">${price}</b>${details(period, estimate)}</td></tr></table>
${offer.terms.map(([label, value]) => markup`<p>${label}: <b>${value}</b></p>`)}${included(offer)}</div>`;
}

function details(...texts: readonly (string | null)[]): Markup | null {
  const [first, ...others] = texts.filter((text) => text !== null);
  return first === undefined ? null : markup`<p>${first}${others.map((text) => markup`<br>${text}`)}</p>`;
}

function included({ guarantees, sameAs }: Pick<LetterOffer, 'guarantees' | 'sameAs'>): Markup | null {
  if (guarantees.length === 0) return null;
  const said = sameAs === null ? guarantees.join(' · ') : `las mismas garantías que ${sameAs}`;
  return markup`<p class="covers"><b>Cubre:</b> ${said}</p>`;
}
