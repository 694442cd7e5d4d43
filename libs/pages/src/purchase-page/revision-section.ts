import { euros, longDay, markup, type Markup } from '@cotiza/kernel';
import type { ArchivedQuote } from '@cotiza/quoting';

/** Name of the form field with the quotation that the page is to show. */
export const REVISION_FIELD = 'revision';

/** Renders the other quotation of a series with the button that shows it; null where there is none. */
export function revisionSection(quote: ArchivedQuote, other: ArchivedQuote | undefined): Markup | null {
  if (!other) return null;
  const { reference, createdAt, needs, result } = other;
  const isNewer = createdAt >= quote.createdAt;
  const asked = needs.filter((need) => !quote.needs.includes(need));
  const from = result.mejor_precio === null ? null : markup`, desde <strong>${euros(result.mejor_precio)}</strong>`;
  return markup`<section class="chosen" aria-labelledby="revision">
<h2 id="revision">${isNewer ? 'Hay una revisión de esta cotización' : 'Estás viendo una revisión'}</h2>
<p>${isNewer ? 'El' : 'La primera cotización es del'} ${longDay(createdAt)}${isNewer ? ' se volvió a cotizar con algún cambio' : null}${from}.${asked.length === 0 ? null : markup` Con lo pedido: ${asked.join(' ')}`}</p>
<p>Esta página muestra una cada vez: la otra no se pierde, y sus precios valen hasta su día.</p>
<form class="choose" method="post"><button${isNewer ? null : markup` class="quiet"`} name="${REVISION_FIELD}" value="${reference}">${isNewer ? 'Ver la revisión' : 'Volver a la primera'}</button></form>
</section>`;
}
