import { markup, type Markup, counted, euros, perPeriod } from '@cotiza/kernel';
import type { ArchivedQuote, QuotedOffer } from '@cotiza/quoting';

/** What one offer covers. */
type Guarantees = ArchivedQuote['guarantees'][number];

/** One offer of the list; `bestMark` says what makes it the best, where it is. */
export function offerItem(offer: QuotedOffer, guarantees: Guarantees, bestMark: string | null): Markup {
  const insurer = offer.aseguradora ?? 'Aseguradora sin indicar';
  return markup`<li class="offer${bestMark === null ? '' : ' best'}">
${optional(bestMark, (mark) => markup`<p class="mark best-mark">${mark}</p>`)}
<div class="what">
<h3><span class="insurer">${insurer}</span>${optional(offer.modalidad, (it) => markup` <span class="modality">${it}</span>`)}</h3>
${optional(offer.producto, (product) => markup`<p class="product">${product}</p>`)}
</div>
<p class="price"><strong>${euros(offer.precio)}</strong>${optional(offer.periodicidad, (it) => markup` <span class="period">${perPeriod(it)}</span>`)}
${offer.es_estimacion ? markup`<span class="mark estimate-mark">Estimación</span>` : null}</p>
${terms(offer)}
${guarantees.length === 0 ? null : cover(guarantees, [insurer, offer.modalidad])}
</li>`;
}

/** The yearly total is left out where the price above is just that. */
function terms({ precio, periodicidad, precio_anual_total: total, franquicia }: QuotedOffer): Markup | null {
  const rows = [
    ...(total === null || (periodicidad === 'anual' && total === precio) ? [] : [row('Total al año', euros(total))]),
    ...(franquicia === null ? [] : [row('Franquicia', franquicia === 0 ? 'Sin franquicia' : euros(franquicia))]),
  ];
  return rows.length === 0 ? null : markup`<dl class="terms">${rows}</dl>`;
}

const row = (label: string, value: string) => markup`<div><dt>${label}</dt> <dd>${value}</dd></div>`;

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
