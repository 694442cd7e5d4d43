import { markup } from '@cotiza/kernel';
import type { ArchivedQuote, PageAbout, PageOfOffers, Rejection } from '@cotiza/quoting';
import { withoutOffersPage } from '../customer-form/form-messages';
import { CHANGE_SLUG, changePage, type ChangeView } from './change.page';
import { contactLink } from './contact-link';
import { waysOn } from '../refusal.page';
import { messagePage, type Message } from './message.page';
import { ownDataPages } from './own-data.pages';
import { resumeMessage } from './resume-section';
import { offersPage, type PageView } from './offers.page';

/** A link that reloads the page. */
const BACK = markup`<a href="?">Vuelve a tus ofertas</a>`;

export const PURCHASE_PAGES = Symbol('purchase pages');

/** Every page below the purchase link. The parts that do not depend on the quotation are rendered once. */
export function purchasePages(
  about: PageAbout,
  { clock, logoOf, law }: Pick<PageOfOffers, 'clock' | 'logoOf' | 'law'>,
) {
  const page = (title: string, ...paragraphs: Message['paragraphs']) => messagePage({ title, paragraphs }, about);
  return {
    offers: (quote: ArchivedQuote, view: PageView) => offersPage(quote, about, clock.today(), { ...view, logoOf, law }),
    change: (view: ChangeView) => changePage(view, about),
    /** The code with which an agent sees the offers. */
    resumeCode: (code: string) => messagePage(resumeMessage(code), about),
    noOffersNow: (rechazos: readonly Rejection[]) => withoutOffersPage(about, 'es', CHANGE_SLUG, { rechazos }),
    noPricesNow: page(
      'Ahora mismo no podemos darte precios nuevos',
      markup`Los que tenías siguen como estaban. <a href="?">Vuelve a cambiar el dato</a> dentro de un momento.`,
    ),
    /** Identical for all invalid links, so that guesses reveal nothing. */
    unknownLink: page(
      'Este enlace no lleva a ninguna oferta',
      markup`Comprueba que está entero, tal como aparece en tu correo. Si lo está, es que ya no sirve.`,
      markup`Si quieres tus precios, escribe a ${contactLink(about.contact)}.`,
      waysOn(about.root),
    ),
    tryAgain: page(
      'Ahora mismo no podemos mostrarte tus ofertas',
      markup`Es un problema nuestro y suele durar muy poco. Vuelve a cargar esta página dentro de un momento.`,
      markup`Tu enlace sigue siendo el mismo. Si el problema continúa, escribe a ${contactLink(about.contact)}.`,
    ),
    tooMany: page(
      'Demasiadas visitas seguidas',
      markup`Desde tu conexión se ha abierto esta página muchas veces en poco tiempo. Espera un minuto y vuelve a cargarla.`,
    ),
    unknownOffer: page(
      'Esa oferta no está entre las tuyas',
      markup`No hemos cambiado nada. ${BACK} y elige una de las que ves en ella.`,
    ),
    lapsedOffer: page(
      'El precio de esa oferta ya no vale',
      markup`Ha pasado el último día en que valía, y no hemos guardado la elección. ${BACK}, por si alguna otra sigue valiendo.`,
      markup`Si quieres precios nuevos, escribe a ${contactLink(about.contact)}.`,
    ),
    unknownRevision: page(
      'No hemos cambiado nada',
      markup`Esa revisión ya no está, o ya hay una oferta elegida. ${BACK}.`,
    ),
    noOffer: page('No has elegido ninguna oferta', markup`${BACK} y pulsa «Elegir» en la que quieras.`),
    fromElsewhere: page(
      'No hemos cambiado nada',
      markup`Lo que has enviado ha llegado desde otra página web. Abre el enlace de tu correo y hazlo desde la página a la que lleva.`,
    ),
    ownData: ownDataPages(about),
  };
}

export type PurchasePages = ReturnType<typeof purchasePages>;
