import { dayInWords, markup, type CalendarDay, type Markup } from '@cotiza/kernel';
import {
  type ArchivedQuote,
  dialling,
  hasLapsed,
  offersInWords,
  type QuotedOffer,
  type PageAbout,
} from '@cotiza/quoting';
import { CALENDAR_PARAMETER } from './calendar-entry';
import { CHOICE_FIELD } from './choose-form';
import { callAddress, contactLink } from './contact-link';

/** Id of the chosen offer on the page, for the fragment of the address. */
export const CHOSEN_ID = 'elegida';

/**
 * Renders the chosen offer and the next steps, for the top of the page; null without a choice.
 *
 * @param today the day of reading, after which offers have lapsed
 */
export function chosenSection(quote: ArchivedQuote, about: PageAbout, today: CalendarDay): Markup | null {
  const at = quote.result.ofertas.findIndex(({ oferta_id: id }) => id === quote.chosen);
  const [offer, said] = [quote.result.ofertas[at], offersInWords(quote.result, today)[at]];
  if (!offer || !said) return null;
  const { insurer, modality, price, period } = said;
  const next = hasLapsed(offer.valida_hasta, today)
    ? markup`<p>Su precio ya no vale. Elige otra oferta, o escribe a ${contactLink(about.contact, quote.reference)} para pedir precios nuevos.</p>`
    : markup`${nextSteps(offer, quote.reference, about)}
${ways(offer, quote.reference, about)}`;
  return markup`<section class="chosen" id="${CHOSEN_ID}" aria-labelledby="tu-eleccion">
<h2 id="tu-eleccion">Has elegido: ${insurer}${modality === null ? null : markup`, ${modality}`}</h2>
<p><strong>${price}</strong>${period === null ? null : markup` ${period}`}. Hemos guardado tu elección. Puedes cambiarla cuando quieras mientras funcione este enlace: no te compromete a nada y no se te ha cobrado nada.</p>
${next}
</section>`;
}

function nextSteps(
  { oferta_id: offerId, numero_propuesta: proposal }: QuotedOffer,
  reference: string,
  { distributor, contact, hasShop }: PageAbout,
): Markup {
  const start = hasShop
    ? markup`<form class="choose" method="post"><button name="${CHOICE_FIELD}" value="${offerId}">Seguir con la compra</button></form>`
    : markup`Escribe a ${contactLink(contact, reference)} e indica la referencia <span class="reference">${reference}</span>${proposal === null ? null : markup` y el número de propuesta de la aseguradora, <span class="reference">${proposal}</span>`}. ${distributor.name} te acompaña en la compra.`;
  return markup`<h3>Qué viene ahora</h3>
<ol>
<li>${start}</li>
<li>Antes de contratar, lee el documento de información y las condiciones: te los tienen que entregar.</li>
<li>Confirma la compra con el código que recibirás por SMS. El seguro no empieza antes.</li>
</ol>`;
}

/** Renders the ways to be called, and to keep or share the choice. */
function ways({ valida_hasta: until }: QuotedOffer, reference: string, { distributor: { phone }, contact }: PageAbout) {
  const call = callAddress(contact, reference);
  return markup`<ul class="ways">
${call === undefined ? null : markup`<li><a href="${call}">Pide que te llamen</a> con un correo que ya lleva la referencia${phone === undefined ? null : markup`, o llama al <a href="${dialling(phone)}">${phone}</a>`}.</li>`}
${until === null ? null : markup`<li><a href="?${CALENDAR_PARAMETER}=1">Apunta en tu calendario</a> el último día de este precio: ${dayInWords(until)}.</li>`}
<li>Para guardarla o compartirla, copia el <a href="?">enlace a esta página</a>: mantenlo pulsado, o usa el botón derecho.</li>
<li>Para tenerla en papel o en PDF, usa «Imprimir» en el menú del navegador.</li>
</ul>`;
}
