import { counted, defined, markup, type Markup, upperFirst } from '@cotiza/kernel';
import { type ArchivedQuote, arePaidAlike, distinctionIn, orderInWords } from '@cotiza/quoting';
import { COMPARISON_ID } from './comparison-section';
import { levelDifferences } from './level-differences';
import { ALL_PARAMETER, LEVEL_PARAMETER, type PageLevel } from './levels';
import { comparisonOf, type MarkedOffers } from './marked-offers';
import { COMPARISON_FORM, offerItem } from './offer-item';
import type { PageOffer } from './page-offers';

/**
 * Renders the offers of the open level. The list has an explicit role, because some browsers drop it without bullets. The
 * checkboxes refer to their form by id, because each offer may contain another form.
 */
export function offersSection(
  quote: ArchivedQuote,
  level: PageLevel,
  { places }: MarkedOffers,
  shown: readonly PageOffer[],
): Markup {
  const { name, means, offers } = level;
  const ofLevel = offers.flatMap(({ number }) => quote.result.ofertas[number - 1] ?? []);
  const isCheapestFirst = arePaidAlike(ofLevel);
  const differences = levelDifferences(quote, offers);
  const items = shown.map((offer, at) =>
    offerItem(offer, {
      levelName: name,
      difference: differences[at] ?? null,
      distinction: distinctionIn(ofLevel, defined(ofLevel[at], 'offer of that level')),
      isMarked: places.includes(offer.number - 1),
    }),
  );
  return markup`<section class="offers" aria-labelledby="ofertas">
<div class="bar"><h2 id="ofertas">${name}: ${counted(offers.length, 'oferta')}</h2>${offers.length < 2 ? null : markup` <span>${upperFirst(orderInWords(isCheapestFirst))}</span>`}${comparisonLink(level)}</div>
<p class="means">${means}</p>
<ol role="list" aria-labelledby="ofertas">${items}</ol>
${moreLink(level, shown)}${quote.result.ofertas.length > 1 ? comparisonForm(level, shown, places) : null}
</section>`;
}

/** Links the offers of the level that are not shown; null where all are. */
function moreLink({ code, offers }: PageLevel, shown: readonly PageOffer[]): Markup | null {
  if (shown.length === offers.length) return null;
  const others = counted(offers.length - shown.length, 'oferta');
  return markup`<p class="rest">Estas son las ${shown.length} primeras, en el orden indicado. <a href="?${LEVEL_PARAMETER}=${code}&amp;${ALL_PARAMETER}=1#ofertas">Ver también las otras ${others}</a></p>
`;
}

function comparisonLink(level: PageLevel): Markup | null {
  const query = comparisonOf(level);
  return query === undefined ? null : markup` <a href="?${query}#${COMPARISON_ID}">Comparar las mejores</a>`;
}

/** Renders the bar that shows itself when an offer is marked. Marks in other levels are kept in it. */
function comparisonForm({ code }: PageLevel, offers: readonly PageOffer[], places: readonly number[]): Markup {
  const elsewhere = places
    .map((place) => place + 1)
    .filter((marked) => !offers.some(({ number }) => number === marked));
  const kept = elsewhere.map((number) => markup`<input type="hidden" name="ofertas" value="${String(number)}" />`);
  return markup`<form id="${COMPARISON_FORM}" method="get" action="#${COMPARISON_ID}" class="compare-bar"><input type="hidden" name="${LEVEL_PARAMETER}" value="${code}" />${kept}<span>Hasta tres, una junto a otra</span> <button type="submit">Comparar las marcadas</button></form>`;
}
