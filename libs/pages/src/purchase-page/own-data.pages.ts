import { markup } from '@cotiza/kernel';
import type { PageAbout } from '@cotiza/quoting';
import { contactLink } from './contact-link';
import { messagePage } from './message.page';

/** Query parameter of the page of offers that asks for a data link, and of the page of a data link with what is to be done. */
export const DATA_PARAMETER = 'datos';

/** The pages by which a holder gets or erases the data of a quotation. */
export interface OwnDataPages {
  /** A link has been sent, now or within the hour. */
  readonly sent: string;
  /** The page of a link that works. */
  readonly choice: string;
  readonly erased: string;
  /** Identical for all links that do not work, so that guesses reveal nothing. */
  readonly unknown: string;
}

export function ownDataPages(about: PageAbout): OwnDataPages {
  const page = (title: string, ...paragraphs: ReturnType<typeof markup>[]) => messagePage({ title, paragraphs }, about);
  const button = (what: 'descargar' | 'borrar', words: string) =>
    markup`<form method="post" action="?${DATA_PARAMETER}=${what}"><button class="quiet">${words}</button></form>`;
  return {
    sent: page(
      'Mira tu correo',
      markup`Hemos enviado un enlace a la dirección con la que se pidieron estos precios. Con él puedes descargar tus datos o borrarlos. Sirve una sola vez y durante un día.`,
      markup`Se envía uno por hora como mucho: si ya lo habías pedido, busca el último que recibiste. ¿No llega? Escribe a ${contactLink(about.contact)}.`,
      markup`<a href="?">Vuelve a tus ofertas</a>`,
    ),
    choice: page(
      'Tus datos de esta cotización',
      markup`Este enlace sirve para una sola de las dos cosas. Si después quieres la otra, pide otro enlace en la página de tus ofertas.`,
      markup`Descargar: un archivo con los datos que se enviaron sobre ti y los precios que recibiste; cualquier editor de texto lo abre. Los datos de otras personas, como otro conductor, no están: cada persona puede pedir los suyos.`,
      button('descargar', 'Descargar mis datos'),
      markup`Borrar: desaparecen de este servicio tus datos, los precios y el enlace a tus ofertas, y no se pueden recuperar. Solo queda anotado que se borró una cotización, sin decir de quién. ${about.distributor.name} conserva aparte lo que la ley le obliga a guardar de un seguro que hayas contratado, y las aseguradoras a las que se pidió precio responden de los datos que recibieron.`,
      button('borrar', 'Borrar mis datos'),
    ),
    erased: page(
      'Tus datos están borrados',
      markup`Hemos borrado los datos de esta cotización, sus precios y su enlace. Si tienes otras cotizaciones, no han cambiado. Si después de pedir precios has cambiado algo en el formulario, esos cambios caducan solos en un día.`,
    ),
    unknown: page(
      'Este enlace ya no sirve',
      markup`Sirve una sola vez, durante un día, y solo el último que se envió. Puedes pedir otro en la página de tus ofertas, o escribir a ${contactLink(about.contact)}.`,
    ),
  };
}
