import { markup } from '@cotiza/kernel';
import { DATA_LINKS_A_DAY, type PageAbout } from '@cotiza/quoting';
import { contactLink } from './contact-link';
import { messagePage, type Message } from './message.page';

/** Query parameter of the page of offers that asks for a data link, and of the page of a data link with what is to be done. */
export const DATA_PARAMETER = 'datos';

/** Renders the pages by which a holder gets or erases the data of a quotation. */
export function ownDataPages(about: PageAbout) {
  const page = (title: string, ...paragraphs: Message['paragraphs']) => messagePage({ title, paragraphs }, about);
  return {
    sent: page(
      'Mira tu correo',
      markup`Hemos enviado un enlace a la dirección con la que se pidieron estos precios. Con él puedes descargar tus datos o borrarlos. Sirve una sola vez y durante un día.`,
      markup`Se envía uno por hora como mucho, y ${String(DATA_LINKS_A_DAY)} al día: si ya lo habías pedido, busca el último que recibiste. ¿No llega? Escribe a ${contactLink(about.contact)}.`,
      markup`<a href="?">Vuelve a tus ofertas</a>`,
    ),
    choice: page(
      'Tus datos de esta cotización',
      markup`Este enlace sirve para una sola de las dos cosas. Si después quieres la otra, pide otro enlace en la página de tus ofertas cuando haya pasado una hora.`,
      markup`Descargar: un archivo con lo que se guarda de ti en esta cotización: los datos que se enviaron, los precios, quién no te asegura, la oferta que elegiste y lo que aceptaste; cualquier editor de texto lo abre. Los datos de otras personas, como otro conductor, no están: cada persona puede pedir los suyos.`,
      {
        form: markup`<form method="post" action="?${DATA_PARAMETER}=descargar"><button class="quiet">Descargar mis datos</button></form>`,
      },
      markup`Borrar: en la página siguiente se dice qué se borra y qué no, y se pregunta otra vez.`,
      {
        form: markup`<form><input type="hidden" name="${DATA_PARAMETER}" value="borrar" /><button class="quiet">Borrar mis datos…</button></form>`,
      },
    ),
    confirmation: page(
      '¿Borrar los datos de esta cotización?',
      markup`Se borran de este servicio, y no se pueden recuperar: los datos que se enviaron, también los de otras personas de la cotización; los precios y la oferta que hayas elegido; los correos que se guardan, y el enlace a tus ofertas. Si se volvió a cotizar con algún cambio, se borran también esas revisiones; tus otras cotizaciones no cambian.`,
      markup`No se borra lo que ${about.distributor.name} tiene que guardar aparte por ley de un seguro que hayas contratado, ni lo que recibieron las aseguradoras a las que se pidió precio, que responden de ello. Y queda anotado que se borró una cotización, sin decir de quién.`,
      {
        form: markup`<form method="post" action="?${DATA_PARAMETER}=borrar"><button class="quiet">Sí, borrar mis datos</button></form>`,
      },
      markup`<a href="?">No, volver</a>`,
    ),
    erased: page(
      'Tus datos están borrados',
      markup`Hemos borrado los datos de esta cotización, sus precios y su enlace. Si tienes otras cotizaciones, no han cambiado. Si después de pedir precios has cambiado algo en el formulario, esos cambios caducan solos en un día.`,
    ),
    /** Identical for all links that do not work, so that guesses reveal nothing. */
    unknown: page(
      'Este enlace ya no sirve',
      markup`Sirve una sola vez, durante un día, y solo el último que se envió. Puedes pedir otro en la página de tus ofertas, o escribir a ${contactLink(about.contact)}.`,
    ),
  };
}
