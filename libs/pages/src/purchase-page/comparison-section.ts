import { counted, markup, rawMarkup, type Markup, upperFirst } from '@cotiza/kernel';
import { type ArchivedQuote, type GuaranteeRow, guaranteeRows, OFFER_WORDS, termOf } from '@cotiza/quoting';
import { queryOf } from './levels';
import type { MarkedOffers } from './marked-offers';
import { chooseForm } from './choose-form';
import { premiumDetails } from './offer-details';
import { optional, priceOf } from './offer-item';
import { COMPARISON_STYLE } from './page.style';
import type { PageOffer } from './page-offers';

export const COMPARISON_HEAD = markup`<style>${rawMarkup(COMPARISON_STYLE)}</style>
`;

export const COMPARISON_ID = 'comparacion';

/**
 * Renders the marked offers side by side: what differs, and folded what is the same; null unless some are marked. What a row says
 * is above its cells, so that a telephone has room for the columns.
 *
 * @param parameters the query of the page without the comparison
 */
export function comparisonSection(
  { result, guarantees }: ArchivedQuote,
  all: readonly PageOffer[],
  { places, remark }: MarkedOffers,
  parameters: Readonly<Record<string, string>> = {},
): Markup | null {
  const offers = places.flatMap((place) => all[place] ?? []);
  if (offers.length < 2) return remark === null ? null : markup`<p class="remark" id="${COMPARISON_ID}">${remark}</p>`;
  const rows = guaranteeRows(
    result.ramo,
    places.map((place) => guarantees[place] ?? []),
  );
  return markup`<section class="comparison" aria-labelledby="${COMPARISON_ID}">
<div class="bar"><h2 id="${COMPARISON_ID}">Una junto a otra</h2> <a href="${queryOf(parameters)}">Cerrar la comparación</a></div>
${optional(remark, (it) => markup`<p class="remark">${it}</p>`)}
<table aria-labelledby="${COMPARISON_ID}">
<thead><tr>${offers.map(column)}</tr></thead>
${row('Precio', offers, (offer) => markup`${priceOf(offer)}${chooseForm(offer)}`)}
${row(OFFER_WORDS.excess, offers, excess)}
${rows.filter(({ differs }) => differs).map(differenceRow)}
${row('Desglose del precio', offers, premiumDetails)}
</table>
${sameDetails(rows.filter(({ differs }) => !differs))}
</section>`;
}

function column({ said: { insurer, modality, product } }: PageOffer): Markup {
  return markup`<th scope="col"><span class="insurer">${insurer}</span>${optional(modality, (it) => markup` <span class="modality">${it}</span>`)}${optional(product, (it) => markup` <span class="product">${it}</span>`)}</th>`;
}

function excess({ said }: PageOffer): Markup | null {
  const value = termOf(said, OFFER_WORDS.excess);
  return value === undefined ? null : markup`${upperFirst(value)}`;
}

/** Renders a row; null where no offer has content for it. */
function row(label: string, offers: readonly PageOffer[], say: (offer: PageOffer) => Markup | null): Markup | null {
  const cells = offers.map(say);
  return cells.every((cell) => cell === null) ? null : group(markup`${label}`, cells);
}

const group = (label: Markup, cells: readonly (Markup | null)[]): Markup =>
  markup`<tbody><tr><th scope="rowgroup" colspan="${cells.length}">${label}</th></tr><tr>${cells.map((cell) => markup`<td>${cell ?? '–'}</td>`)}</tr></tbody>`;

const differenceRow = ({ name, means, cells }: GuaranteeRow): Markup =>
  group(markup`${name}${optional(means, (it) => markup` <span class="means">${it}</span>`)}`, cells.map(included));

function included(cell: GuaranteeRow['cells'][number]): Markup {
  if (cell === null) return markup`<span class="lacks">No incluida</span>`;
  return markup`<span class="has">Incluida</span>${cell.terms.map((term) => markup` <span class="term">${term}</span>`)}`;
}

/** Renders the guarantees that all compared offers have on the same terms. */
function sameDetails(rows: readonly GuaranteeRow[]): Markup | null {
  if (rows.length === 0) return null;
  const said = rows.map(
    ({ name, means, cells }) =>
      markup`<dt>${name}</dt><dd>${[means ?? '', ...(cells[0]?.terms ?? [])].filter((it) => it !== '').join(' ')}</dd>`,
  );
  return markup`<details class="same"><summary>Igual en todas: ${counted(rows.length, 'garantía')}</summary><dl class="cover unfolded">${said}</dl></details>`;
}
