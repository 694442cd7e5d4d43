import { counted, euros, markup, type Markup } from '@cotiza/kernel';
import { DOCUMENT_WORDS, termsOf } from '@cotiza/quoting';
import type { PageOffer } from './page-offers';

/** Renders a part that unfolds without a script; hidden words distinguish the parts for screen readers. */
function folded(summary: string, names: string, count: string | null, content: Markup): Markup {
  return markup`<details>
<summary>${summary}<span class="unseen"> ${names}</span>${count === null ? null : markup` <span class="count">${count}</span>`}</summary>
${content}
</details>`;
}

/** Renders the guarantees of an offer; null where its insurer does not list them. */
export function coverDetails({ guarantees, names }: PageOffer): Markup | null {
  if (guarantees.length === 0) return null;
  const rows = guarantees.map(
    (guarantee) => markup`<dt>${guarantee.name}</dt><dd>${[guarantee.cover, ...termsOf(guarantee)].join(' ')}</dd>`,
  );
  return folded('Qué cubre', names, counted(guarantees.length, 'garantía'), markup`<dl class="cover">${rows}</dl>`);
}

/** Renders the exclusions of an offer; null where they are unknown. */
export function notCoveredDetails({ notCovered, names }: PageOffer): Markup | null {
  if (notCovered === null) return null;
  const { absent, excluded } = notCovered;
  const rows = excluded.map(({ name, excludes }) => markup`<dt>${name}</dt><dd>${excludes.join(' ')}</dd>`);
  return folded(
    'Qué no cubre',
    names,
    null,
    markup`<div class="cover">
${absent.length === 0 ? null : markup`<p>No incluye: ${absent.join(' · ')}.</p>`}
${rows.length === 0 ? null : markup`<p>Lo que sí incluye suele excluir:</p><dl>${rows}</dl>`}
</div>`,
  );
}

/** Renders the premium line by line with the legal source of each; null where the insurer does not itemise. */
export function premiumDetails({ premium, names }: PageOffer): Markup | null {
  if (premium.length === 0) return null;
  const rows = premium.map(
    ({ concepto, importe, base_legal: norms }) =>
      markup`<div><dt>${concepto}<span class="norm">${norms.join('; ')}</span></dt> <dd>${euros(importe)}</dd></div>`,
  );
  return folded('Desglose del precio', names, null, markup`<dl class="premium">${rows}</dl>`);
}

/** Links to the information document of the product, as a page and as PDF, or states that the distributor must provide it. */
export function documentLinks({ document, names }: PageOffer): Markup {
  if (document === null) return markup`<p class="documents">${DOCUMENT_WORDS.absent}</p>`;
  const whose = markup`<span class="unseen"> de ${names}</span>`;
  return markup`<p class="documents"><a href="${document}">Documento de información (IPID)${whose}</a> <a href="${document}.pdf">En PDF${whose}</a></p>`;
}
