import { markup, type Markup } from '@cotiza/kernel';
import { OFFER_WORDS, periodOfPrice, productInLevel, termOf, termsOfPrice } from '@cotiza/quoting';
import { chooseForm } from './choose-form';
import { guaranteeIcons } from './guarantees-section';
import { MARKED_PARAMETER } from './marked-offers';
import { coverDetails, premiumDetails } from './offer-details';
import type { PageOffer } from './page-offers';

/** Id of the form that all checkboxes belong to, anywhere on the page. */
export const COMPARISON_FORM = 'comparar';

interface ItemContext {
  /** Name of its level, which its modality need not repeat. */
  readonly levelName: string;
  /** The largest difference from the other offers of its level, in a few words. */
  readonly difference: string | null;
  /** Its distinction within its level, such as `Mejor precio`. */
  readonly distinction: string | null;
  readonly isMarked: boolean;
}

export function offerItem(offer: PageOffer, { levelName, difference, distinction, isMarked }: ItemContext): Markup {
  return markup`<li class="offer${distinction === null ? '' : ' best'}">
<div class="row">
${markOf(offer)}
<div class="what">
<h3><span class="insurer">${offer.said.insurer}</span>${optional(distinction, (it) => markup` <span class="tag">${it}</span>`)}</h3>
<p class="product">${productInLevel(offer.said, levelName)}</p>
</div>
<p class="difference">${optional(difference, (it) => markup`<strong>${it}</strong>`)}<span class="icons">${guaranteeIcons(offer)}</span></p>
${priceOf(offer)}
${chooseForm(offer)}
${attention(offer)}
</div>
<div class="more">
${coverDetails(offer)}
${premiumDetails(offer)}
${box(offer, isMarked)}
</div>
</li>`;
}

function markOf({ insurerMark: { logo, initials, colour } }: PageOffer): Markup {
  return logo === null
    ? markup`<span class="insurer-mark colour-${String(colour)}" aria-hidden="true">${initials}</span>`
    : markup`<img class="insurer-mark" src="${logo}" alt="" />`;
}

/** Renders the price with its period and what qualifies it. */
export function priceOf({ said, leastPart }: PageOffer): Markup {
  const terms = termsOfPrice(said, leastPart);
  return markup`<div class="price"><strong>${said.price}</strong> <span class="period">${periodOfPrice(said)}</span>${terms.map((term) => markup` <span class="term">${term}</span>`)}</div>`;
}

function attention({ said }: PageOffer): Markup | null {
  const notice = termOf(said, OFFER_WORDS.attention);
  return notice === undefined ? null : markup`<p class="attention">${OFFER_WORDS.attention}: ${notice}</p>`;
}

function box({ number, names }: PageOffer, isMarked: boolean): Markup {
  return markup`<label class="compare"><input type="checkbox" name="${MARKED_PARAMETER}" value="${String(number)}" form="${COMPARISON_FORM}"${isMarked ? markup` checked="checked"` : null} /> Comparar<span class="unseen"> ${names}</span></label>`;
}

export function optional(text: string | null, write: (text: string) => Markup): Markup | null {
  return text === null ? null : write(text);
}
