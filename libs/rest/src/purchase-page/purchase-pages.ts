import { markup, type Clock } from '@cotiza/kernel';
import type { ArchivedQuote } from '@cotiza/quoting';
import type { PurchasePageAbout } from './about';
import { contactLink } from './contact-link';
import { messagePage, type Message } from './message.page';
import { offersPage } from './offers.page';

/** Every page below the purchase link. All that is the same for everybody is rendered when they are made. */
export interface PurchasePages {
  /** @param marked numbers of the offers that are to stand side by side, as they came in */
  offers(quote: ArchivedQuote, marked: readonly unknown[]): string;
  /** Whatever is wrong with a link, the same bytes: nothing is to be learnt by trying. */
  readonly unknownLink: string;
  /** The offers cannot be read for now. */
  readonly tryAgain: string;
  /** Somebody asks too often. */
  readonly tooMany: string;
}

export const PURCHASE_PAGES = Symbol('purchase pages');

export function purchasePages(about: PurchasePageAbout, clock: Pick<Clock, 'today'>): PurchasePages {
  const page = (title: string, ...paragraphs: Message['paragraphs']) => messagePage({ title, paragraphs }, about);
  return {
    offers: (quote, marked) => offersPage(quote, about, clock.today(), marked),
    unknownLink: page(
      'Este enlace no lleva a ninguna oferta',
      markup`Comprueba que está entero, tal como aparece en tu correo. Si lo está, es que ya no sirve.`,
      markup`Si quieres tus precios, escribe a ${contactLink(about.contact)}.`,
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
  };
}
