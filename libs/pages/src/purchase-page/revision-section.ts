import { levelsOf, type InsuranceLine } from '@cotiza/contract';
import { euros, longDay, markup, type Markup } from '@cotiza/kernel';
import { changedPrices, revisionOf, type ArchivedQuote, type PriceDifference, type Revision } from '@cotiza/quoting';

/** Name of the form field with the quotation that the page is to show. */
export const REVISION_FIELD = 'revision';

/** Id of its heading, for the fragment of an address. */
export const REVISION_ID = 'revision';

/** Renders the other quotation of a series with the button that shows it; null where there is none. */
export function revisionSection(quote: ArchivedQuote, other: ArchivedQuote | undefined): Markup | null {
  if (!other) return null;
  const { reference, createdAt, needs, result } = other;
  const isNewer = createdAt >= quote.createdAt;
  const asked = needs.filter((need) => !quote.needs.includes(need));
  const from = result.mejor_precio === null ? null : markup`, desde <strong>${euros(result.mejor_precio)}</strong>`;
  const now =
    quote.result.mejor_precio === null
      ? null
      : markup`; esta, desde <strong>${euros(quote.result.mejor_precio)}</strong>`;
  return markup`<section class="chosen" aria-labelledby="${REVISION_ID}">
<h2 id="${REVISION_ID}">${isNewer ? 'Hay una revisión de esta cotización' : 'Estás viendo una revisión'}</h2>
<p>${isNewer ? 'El' : 'La primera cotización es del'} ${longDay(createdAt)}${isNewer ? ' se volvió a cotizar con algún cambio' : null}${from}${isNewer ? null : now}.${asked.length === 0 ? null : markup` Con lo pedido: ${asked.join(' ')}`}</p>
${differences(result.ramo, isNewer ? revisionOf(quote.result, result) : revisionOf(result, quote.result))}
<p>Esta página muestra una cada vez: la otra no se pierde, y sus precios valen hasta su día.</p>
<form class="choose" method="post"><button${isNewer ? null : markup` class="quiet"`} name="${REVISION_FIELD}" value="${reference}">${isNewer ? 'Ver la revisión' : 'Volver a la primera'}</button></form>
</section>`;
}

/** Renders each price that is another one, before and now. */
function differences(line: InsuranceLine, revision: Revision): Markup {
  const changed = changedPrices(revision);
  if (changed.length === 0) return markup`<p>No cambia ningún precio.</p>`;
  return markup`<details><summary>Qué precios cambian, por año</summary><ul class="unfolded">${changed.map(
    (each) =>
      markup`<li>${nameOf(line, each)}: ${each.antes === null ? 'no se ofrecía' : `${euros(each.antes)} antes`}, ${each.ahora === null ? 'ya no se ofrece' : `${euros(each.ahora)} ahora`}</li>`,
  )}</ul></details>`;
}

function nameOf(line: InsuranceLine, { aseguradora, modalidad, nivel, franquicia }: PriceDifference): string {
  const level = levelsOf(line)[nivel ?? '']?.name ?? null;
  const excess = franquicia ? `franquicia de ${euros(franquicia)}` : null;
  return [aseguradora, modalidad ?? level, excess].filter((part) => part !== null).join(', ');
}
