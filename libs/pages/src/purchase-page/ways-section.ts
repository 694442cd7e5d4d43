import { dayInWords, markup, type CalendarDay, type Markup } from '@cotiza/kernel';
import { dialling, type PageAbout } from '@cotiza/quoting';
import { CALENDAR_PARAMETER } from './calendar-entry';
import { mailAddress } from './contact-link';

/**
 * Renders the ways to be called, and to keep, share and print the page.
 *
 * @param until the last day of the chosen price, for a calendar
 */
export function waysList(
  reference: string,
  { distributor: { phone }, contact }: PageAbout,
  until: CalendarDay | null = null,
): Markup {
  const call = mailAddress(contact, {
    subject: `Llamadme por ${reference}`,
    body: 'Mi teléfono:\nCuándo me viene bien:\n',
  });
  return markup`<ul class="ways">
${call === undefined ? null : markup`<li><a href="${call}">Pide que te llamen</a> con un correo que ya lleva la referencia${phone === undefined ? null : markup`, o llama al <a href="${dialling(phone)}">${phone}</a>`}.</li>`}
${until === null ? null : markup`<li><a href="?${CALENDAR_PARAMETER}=1">Apunta en tu calendario</a> el último día de este precio: ${dayInWords(until)}.</li>`}
<li>Para guardarla o compartirla, copia el <a href="?">enlace a esta página</a>: mantenlo pulsado, o usa el botón derecho.</li>
<li>Para tenerla en papel o en PDF, usa «Imprimir» en el menú del navegador.</li>
</ul>`;
}
