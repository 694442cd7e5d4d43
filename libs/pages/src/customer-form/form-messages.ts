import { markup, type Markup } from '@cotiza/kernel';
import type { DraftRefusal, QuoteResult, PageAbout } from '@cotiza/quoting';
import { contactLink } from '../purchase-page/contact-link';
import { waysOn } from '../refusal.page';
import { messagePage } from '../purchase-page/message.page';
import { FORM_STYLE_MARKUP } from './step.page';

/** A page without a form, and its status. */
export interface FormMessage {
  readonly status: number;
  readonly page: string;
}

type Message = (status: number, title: string, ...paragraphs: readonly Markup[]) => FormMessage;

type MessageKind =
  | Exclude<DraftRefusal, 'needs-code'>
  | 'no-line'
  | 'forged'
  | 'from-elsewhere'
  | 'too-many'
  | 'try-again'
  | 'no-prices-now';

/** The pages that a visitor sees instead of the form. They say nothing of any draft. */
export const formMessages = (about: PageAbout): Readonly<Record<MessageKind, FormMessage>> => {
  const message: Message = (status, title, ...paragraphs) => ({
    status,
    page: messageOf(about, title, paragraphs),
  });
  const ask = markup`Si te lo dio tu asistente, pídele otro. También puedes escribir a ${contactLink(about.contact)}.`;
  const on = waysOn(about.root);
  return {
    unknown: message(404, 'Este enlace no lleva a ninguna solicitud', markup`Comprueba que está entero.`, ask, on),
    'no-line': message(
      404,
      'Este seguro no lo comparamos',
      markup`Comparamos seguros de hogar, de coche y de moto.`,
      on,
    ),
    expired: message(
      410,
      'Este enlace ha caducado',
      markup`Ya hemos borrado lo que había en él, así que puedes empezar otra vez.`,
      ask,
      on,
    ),
    locked: message(
      403,
      'Este enlace está bloqueado',
      markup`Se ha escrito mal su código cinco veces. Lo que hay en él no lo ve nadie.`,
      ask,
    ),
    'other-browser': message(
      403,
      'Este enlace se abrió en otro navegador',
      markup`Para proteger tus datos, cada enlace se usa en un solo navegador. Vuelve al aparato y al navegador en que lo abriste.`,
      ask,
    ),
    forged: message(
      400,
      'No hemos guardado nada',
      markup`El formulario ha llegado cambiado. <a href="?">Vuelve a abrir la página</a> y escribe en ella.`,
    ),
    'from-elsewhere': message(
      403,
      'No hemos guardado nada',
      markup`El formulario ha llegado desde otra página web. <a href="?">Vuelve a abrir la página</a> y escribe en ella.`,
    ),
    ...failures(message),
  };
};

/** The pages of what may work later. */
const failures = (message: Message) => ({
  'too-many': message(
    429,
    'Demasiadas visitas seguidas',
    markup`Espera un minuto y vuelve a cargar esta página. Lo que ya estaba guardado sigue guardado.`,
  ),
  'try-again': message(
    503,
    'Ahora mismo no podemos guardar tus respuestas',
    markup`Es un problema nuestro y suele durar muy poco. Vuelve atrás y prueba otra vez dentro de un momento.`,
  ),
  'no-prices-now': message(
    503,
    'Ahora mismo no podemos darte precios',
    markup`Tus respuestas están guardadas. <a href="?">Vuelve a pedirlos</a> dentro de un momento.`,
  ),
});

const messageOf = (about: PageAbout, title: string, paragraphs: readonly Markup[]): string =>
  messagePage({ title, paragraphs }, about, FORM_STYLE_MARKUP);

/** Renders that no insurer makes an offer, with the reasons where they are known. */
export function withoutOffersPage(
  about: PageAbout,
  firstStep: string,
  { rechazos = [] }: Partial<Pick<QuoteResult, 'rechazos'>> = {},
): string {
  const reasons = rechazos.flatMap(({ aseguradora, motivos }) =>
    motivos.map(({ mensaje }) => markup`<strong>${aseguradora}:</strong> ${mensaje}`),
  );
  return messageOf(about, 'Ninguna aseguradora te hace una oferta con estos datos', [
    ...reasons,
    markup`Si algún dato no es exacto, <a href="${firstStep}">revisa tus respuestas</a> y vuelve a pedir precios.`,
    markup`También puedes escribir a ${contactLink(about.contact)}.`,
  ]);
}

/** Renders that a case is not quoted, in the words of its faults. */
export const notQuotedPage = (about: PageAbout, reasons: readonly string[]): string =>
  messageOf(about, 'No podemos darte precios para este caso', [
    ...reasons.map((reason) => markup`${reason}`),
    markup`Si quieres, escribe a ${contactLink(about.contact)}.`,
  ]);
