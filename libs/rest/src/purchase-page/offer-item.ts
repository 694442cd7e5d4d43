import { markup, type Markup } from '@cotiza/kernel';
import { chooseForm } from './choose-form';
import { MARKED_PARAMETER } from './marked-offers';
import { coverDetails, documentLinks, notCoveredDetails, premiumDetails } from './offer-details';
import type { PageOffer } from './page-offers';

/** Id of the form that all checkboxes belong to, anywhere on the page. */
export const COMPARISON_FORM = 'comparar';

/** Renders one offer of the list. */
export function offerItem(offer: PageOffer, isMarked: boolean): Markup {
  const { insurer, modality, product, mark, price, period, estimate } = offer.said;
  return markup`<li class="offer${mark === null ? '' : ' best'}">
${optional(mark, (it) => markup`<p class="mark best-mark">${it}</p>`)}
<div class="what">
<h4><span class="insurer">${insurer}</span>${optional(modality, (it) => markup` <span class="modality">${it}</span>`)}</h4>
${optional(product, (it) => markup`<p class="product">${it}</p>`)}
</div>
<p class="price"><strong>${price}</strong>${optional(period, (it) => markup` <span class="period">${it}</span>`)}
${optional(estimate, (it) => markup`<span class="mark estimate-mark">${it}</span>`)}</p>
${terms(offer)}
<div class="folds">
${coverDetails(offer)}
${notCoveredDetails(offer)}
${premiumDetails(offer)}
</div>
${documentLinks(offer)}
${box(offer, isMarked)}
${chooseForm(offer)}
</li>`;
}

function box({ number, names }: PageOffer, isMarked: boolean): Markup {
  return markup`<p class="compare"><label><input type="checkbox" name="${MARKED_PARAMETER}" value="${String(number)}" form="${COMPARISON_FORM}"${isMarked ? markup` checked="checked"` : null} /> Comparar<span class="unseen"> ${names}</span></label></p>`;
}

function terms({ said }: PageOffer): Markup | null {
  const rows = said.terms.map(
    ([label, value]) => markup`<div><dt>${label}</dt> <dd>${value.charAt(0).toUpperCase()}${value.slice(1)}</dd></div>`,
  );
  return rows.length === 0 ? null : markup`<dl class="terms">${rows}</dl>`;
}

export function optional(text: string | null, write: (text: string) => Markup): Markup | null {
  return text === null ? null : write(text);
}
