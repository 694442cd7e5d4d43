import { markup, type Markup, counted } from '@cotiza/kernel';
import type { ArchivedQuote, OfferInWords } from '@cotiza/quoting';

/** What one offer covers. */
type Guarantees = ArchivedQuote['guarantees'][number];

/** One offer of the list. */
export function offerItem(offer: OfferInWords, guarantees: Guarantees): Markup {
  const { insurer, modality, mark } = offer;
  return markup`<li class="offer${mark === null ? '' : ' best'}">
${optional(mark, (it) => markup`<p class="mark best-mark">${it}</p>`)}
<div class="what">
<h3><span class="insurer">${insurer}</span>${optional(modality, (it) => markup` <span class="modality">${it}</span>`)}</h3>
${optional(offer.product, (product) => markup`<p class="product">${product}</p>`)}
</div>
<p class="price"><strong>${offer.price}</strong>${optional(offer.period, (it) => markup` <span class="period">${it}</span>`)}
${optional(offer.estimate, (it) => markup`<span class="mark estimate-mark">${it}</span>`)}</p>
${terms(offer)}
${guarantees.length === 0 ? null : cover(guarantees, [insurer, modality])}
</li>`;
}

function terms({ terms: said }: OfferInWords): Markup | null {
  const rows = said.map(
    ([label, value]) => markup`<div><dt>${label}</dt> <dd>${value.charAt(0).toUpperCase()}${value.slice(1)}</dd></div>`,
  );
  return rows.length === 0 ? null : markup`<dl class="terms">${rows}</dl>`;
}

/** Folded without any script; the words nobody sees tell one from the next to whoever hears the page. */
function cover(guarantees: Guarantees, offer: readonly (string | null)[]): Markup {
  const whose = offer.filter((part) => part !== null).join(', ');
  return markup`<details>
<summary>Qué cubre<span class="unseen"> ${whose}</span> <span class="count">${counted(guarantees.length, 'garantía')}</span></summary>
<dl class="cover">${guarantees.map(({ name, cover }) => markup`<dt>${name}</dt><dd>${cover}</dd>`)}</dl>
</details>`;
}

function optional(text: string | null, write: (text: string) => Markup): Markup | null {
  return text === null ? null : write(text);
}
