import { counted, markup, type Markup, upperFirst } from '@cotiza/kernel';
import { type ArchivedQuote, distinctionIn } from '@cotiza/quoting';
import { COMPARISON_ID } from './comparison-section';
import { levelDifferences } from './level-differences';
import { ALL_PARAMETER, queryOf, type PageLevel } from './levels';
import { comparisonOf, MARKED_PARAMETER, type MarkedOffers } from './marked-offers';
import type { NarrowedOffers } from './narrowed-offers';
import { COMPARISON_FORM, offerItem } from './offer-item';
import type { PageOffer } from './page-offers';

/**
 * Renders the offers of the open level. The list has an explicit role, because some browsers drop it without bullets. The
 * checkboxes refer to their form by id, because each offer may contain another form.
 */
export function offersSection(
  quote: ArchivedQuote,
  level: PageLevel,
  narrowed: NarrowedOffers,
  { places }: MarkedOffers,
  shown: readonly PageOffer[],
): Markup {
  const { name, means, offers } = level;
  const ofLevel = offers.map(({ quoted }) => quoted);
  const differences = levelDifferences(quote, offers);
  const items = shown.map((offer) =>
    offerItem(offer, {
      levelName: name,
      difference: differences.get(offer) ?? null,
      distinction: distinctionIn(ofLevel, offer.quoted),
      isMarked: places.includes(offer.number - 1),
    }),
  );
  return markup`<section class="offers" aria-labelledby="ofertas">
<div class="bar"><h2 id="ofertas">${name}: ${narrowed.offers.length < offers.length ? `${narrowed.offers.length} de ` : ''}${counted(offers.length, 'oferta')}</h2>${offers.length < 2 ? null : markup` <span>${upperFirst(narrowed.order)}</span>`}${comparisonLink(narrowed)}</div>
<p class="means">${means}</p>
${narrowed.links}
<ol role="list" aria-labelledby="ofertas">${items}</ol>
${moreLink(narrowed, shown)}${quote.result.ofertas.length > 1 ? comparisonForm(narrowed, shown, places) : null}
</section>`;
}

/** Links the offers of the level that are not shown; null where all are. */
function moreLink({ parameters, offers }: NarrowedOffers, shown: readonly PageOffer[]): Markup | null {
  if (shown.length === offers.length) return null;
  const others = counted(offers.length - shown.length, 'oferta');
  return markup`<p class="rest">Estas son las ${shown.length} primeras, en el orden indicado. <a href="${queryOf({ ...parameters, [ALL_PARAMETER]: '1' })}#ofertas">Ver también las otras ${others}</a></p>
`;
}

function comparisonLink(narrowed: NarrowedOffers): Markup | null {
  const query = comparisonOf(narrowed);
  return query === undefined ? null : markup` <a href="${query}#${COMPARISON_ID}">Comparar las primeras</a>`;
}

/** Renders the bar that shows itself when an offer is marked. Marks in other levels are kept in it. */
function comparisonForm(
  { parameters }: NarrowedOffers,
  offers: readonly PageOffer[],
  places: readonly number[],
): Markup {
  const elsewhere = places
    .map((place) => place + 1)
    .filter((marked) => !offers.some(({ number }) => number === marked));
  const kept = [
    ...Object.entries(parameters),
    ...elsewhere.map((number) => [MARKED_PARAMETER, String(number)] as const),
  ].map(([name, value]) => markup`<input type="hidden" name="${name}" value="${value}" />`);
  return markup`<form id="${COMPARISON_FORM}" method="get" action="#${COMPARISON_ID}" class="compare-bar">${kept}<span>Hasta tres, una junto a otra</span> <button type="submit">Comparar las marcadas</button></form>`;
}
