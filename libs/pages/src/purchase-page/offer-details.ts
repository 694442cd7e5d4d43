import { euros, markup, type Markup } from '@cotiza/kernel';
import { DOCUMENT_WORDS, OFFER_WORDS } from '@cotiza/quoting';
import { GUARANTEES_ID } from './guarantees-section';
import type { PageOffer } from './page-offers';

/** Renders a part that unfolds without a script; hidden words distinguish the parts for screen readers. */
export function folded(summary: string, names: string, content: Markup): Markup {
  return markup`<details>
<summary>${summary}<span class="unseen"> ${names}</span></summary>
<div class="unfolded">${content}</div>
</details>`;
}

/** Renders what an offer covers and does not, with its information document. */
export function coverDetails({ guarantees, notCovered, names, document }: PageOffer): Markup {
  const rows = guarantees.map(
    ({ name, cover, terms }) => markup`<dt>${name}</dt><dd>${[cover ?? '', ...terms].join(' ').trim()}</dd>`,
  );
  return folded(
    'Qué cubre y qué no',
    names,
    markup`
${rows.length === 0 ? null : markup`<dl class="cover">${rows}</dl>`}
${notCovered === null ? null : exclusions(notCovered)}
${documentLinks(document)}`,
  );
}

/** Renders what is not covered. Usual exclusions belong to the guarantee and not to the insurer: the page says them once. */
function exclusions({ absent, excluded }: NonNullable<PageOffer['notCovered']>): Markup {
  return markup`${absent.length === 0 ? null : markup`<p><strong>No incluye:</strong> ${absent.join(' · ')}.</p>`}
${excluded.length === 0 ? null : markup`<p><a href="#${GUARANTEES_ID}">Qué es y qué excluye cada una</a></p>`}`;
}

/**
 * Renders the premium line by line, what moves it, what it costs in parts, and the number of the proposal; null where none is known.
 */
export function premiumDetails({ premium, movers, names, proposal, said: { terms } }: PageOffer): Markup | null {
  const inParts = terms.filter(([label]) => label === OFFER_WORDS.inParts);
  const more = [...inParts, ...(proposal === null ? [] : [[OFFER_WORDS.proposal, proposal] as const])];
  if (premium.length === 0 && more.length === 0) return null;
  const rows = premium.map(
    ({ concepto, importe }) => markup`<div><dt>${concepto}</dt> <dd>${euros(importe)}</dd></div>`,
  );
  return folded(
    'Desglose',
    names,
    markup`<dl class="premium">${rows}</dl>${movers.map((sentence) => markup`<p>${sentence}</p>`)}${more.map(([label, value]) => markup`<p>${label}: ${value}.</p>`)}`,
  );
}

/** Links to the information document of the product, as a page and as PDF, or states that the distributor must provide it. */
function documentLinks(document: string | null): Markup {
  if (document === null) return markup`<p class="documents">${DOCUMENT_WORDS.absent}</p>`;
  return markup`<p class="documents"><a href="${document}">Documento de información (IPID)</a> <a href="${document}.pdf">En PDF</a></p>`;
}
