import { markup, type Markup } from '@cotiza/kernel';
import type { ArchivedQuote } from '@cotiza/purchase';
import { offersByLevel } from '@cotiza/quoting';
import type { MarkedOffers } from './marked-offers';
import { COMPARISON_FORM, offerItem } from './offer-item';
import type { PageOffer } from './page-offers';

/** Id of the comparison on the page. */
export const COMPARISON_ID = 'comparacion';

/**
 * Renders every offer by level. The lists have an explicit role, because some browsers drop it without bullets. The
 * checkboxes refer to their form by id, because each offer may contain another form.
 */
export function offersSection(
  { result }: ArchivedQuote,
  offers: readonly PageOffer[],
  { places, areMarked }: MarkedOffers,
): Markup {
  const levels = offersByLevel(result).map(
    ({ level, name, means, places: ofLevel }) => markup`<div class="level">
<h3 id="nivel-${level ?? 'ninguno'}">${name}</h3>
<p class="means">${means}</p>
<ol role="list" aria-labelledby="nivel-${level ?? 'ninguno'}">${ofLevel
      .flatMap((place) => offers[place] ?? [])
      .map((offer) => offerItem(offer, areMarked && places.includes(offer.number - 1)))}</ol>
</div>`,
  );
  return markup`<section class="offers" aria-labelledby="ofertas">
<h2 id="ofertas">Todas tus ofertas</h2>
${levels}
${offers.length > 1 ? comparisonForm() : null}
</section>`;
}

function comparisonForm(): Markup {
  return markup`<form id="${COMPARISON_FORM}" method="get" action="#${COMPARISON_ID}" class="compare-bar"><button type="submit">Comparar las marcadas</button> <span>Hasta tres, una junto a otra</span></form>`;
}
