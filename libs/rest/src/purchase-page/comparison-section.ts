import { markup, type Markup } from '@cotiza/kernel';
import type { ArchivedQuote } from '@cotiza/purchase';
import { type GuaranteeRow, guaranteeRows, OFFER_WORDS } from '@cotiza/quoting';
import type { MarkedOffers } from './marked-offers';
import { chooseForm } from './choose-form';
import { documentLinks, notCoveredDetails, premiumDetails } from './offer-details';
import { optional } from './offer-item';
import { COMPARISON_ID } from './offers-section';
import type { PageOffer } from './page-offers';

/**
 * Renders up to three offers side by side, guarantee by guarantee; null for a single one. On a telephone each row becomes a
 * block, so every element has the ARIA role of its part of the table, which browsers otherwise drop.
 */
export function comparisonSection(
  { result, guarantees }: ArchivedQuote,
  all: readonly PageOffer[],
  { places, remark }: MarkedOffers,
): Markup | null {
  if (all.length < 2) return null;
  const offers = places.flatMap((place) => all[place] ?? []);
  const rows = guaranteeRows(
    result.ramo,
    places.map((place) => guarantees[place] ?? []),
  );
  return markup`<section class="comparison" aria-labelledby="${COMPARISON_ID}">
<h2 id="${COMPARISON_ID}">Compara las ofertas</h2>
<p>${remark} <a href="#ofertas">Elegir otras</a></p>
<table role="table" aria-labelledby="${COMPARISON_ID}">
<thead role="rowgroup"><tr role="row"><td role="cell"></td>${offers.map(column)}</tr></thead>
<tbody role="rowgroup">
${row('Precio', offers, price)}
${row('El precio, por partes', offers, premiumDetails)}
${row(OFFER_WORDS.excess, offers, excess, 'No procede')}
${rows.map((guarantee) => guaranteeRow(guarantee, offers))}
${row('Exclusiones', offers, notCoveredDetails)}
${row('Documentos', offers, documentLinks)}
${row('Elegir', offers, chooseForm)}
</tbody>
</table>
</section>`;
}

function column({ said: { insurer, modality, product, mark } }: PageOffer): Markup {
  return markup`<th role="columnheader" scope="col"><span class="insurer">${insurer}</span>${optional(modality, (it) => markup` <span class="modality">${it}</span>`)}${optional(product, (it) => markup` <span class="product">${it}</span>`)}${optional(mark, (it) => markup` <span class="mark best-mark">${it}</span>`)}</th>`;
}

/** Renders the price with its remarks, except the excess, which has its own row. */
function price({ said: { price: amount, period, estimate, terms } }: PageOffer): Markup {
  const others = terms.filter(([label]) => label !== OFFER_WORDS.excess);
  return markup`<strong class="amount">${amount}</strong>${optional(period, (it) => markup` <span class="period">${it}</span>`)}${optional(estimate, (it) => markup` <span class="term">${it}</span>`)}${others.map((term) => markup` <span class="term">${term.join(' ')}</span>`)}`;
}

function excess({ said: { terms } }: PageOffer): Markup | null {
  const value = terms.find(([label]) => label === OFFER_WORDS.excess)?.[1];
  return value === undefined ? null : markup`${value.charAt(0).toUpperCase()}${value.slice(1)}`;
}

/** Renders a row; null where no offer has content for it. */
function row(
  label: string,
  offers: readonly PageOffer[],
  say: (offer: PageOffer) => Markup | null,
  nothing = 'No consta',
): Markup | null {
  const cells = offers.map(say);
  if (cells.every((cell) => cell === null)) return null;
  return markup`<tr role="row"><th role="rowheader" scope="row">${label}</th>${cells.map((cell, at) => cellOf(offers[at], cell ?? markup`${nothing}`))}</tr>`;
}

/** Renders a cell with the name of its offer, because telephones do not show the column heads. */
function cellOf(offer: PageOffer | undefined, content: Markup): Markup {
  return markup`<td role="cell"><span class="whose" aria-hidden="true">${offer?.names ?? ''}</span> <div class="cell">${content}</div></td>`;
}

/** Renders a guarantee. A difference is a word, because not all readers see colours; equal cells are merged. */
function guaranteeRow({ name, means, cells, differs }: GuaranteeRow, offers: readonly PageOffer[]): Markup {
  const head = (mark: Markup | null) =>
    markup`<th role="rowheader" scope="row">${name}${mark}${optional(means, (it) => markup` <span class="means">${it}</span>`)}</th>`;
  if (!differs && offers.length > 1) {
    const all = String(offers.length);
    return markup`<tr role="row">${head(null)}<td role="cell" colspan="${all}" aria-colspan="${all}" class="same"><div class="cell">${included(cells[0] ?? null, 'Incluida en todas')}</div></td></tr>`;
  }
  const mark = differs ? markup` <span class="mark differs-mark">Distinto</span>` : null;
  return markup`<tr role="row"${differs ? markup` class="differs"` : null}>${head(mark)}${cells.map((cell, at) => cellOf(offers[at], included(cell)))}</tr>`;
}

function included(cell: GuaranteeRow['cells'][number], word = 'Incluida'): Markup {
  if (cell === null) return markup`<span class="lacks">No incluida</span>`;
  return markup`<span class="has">${word}</span>${cell.terms.map((term) => markup` <span class="term">${term}</span>`)}`;
}
