import { INSURANCE_LINES, LINES, type ProblemCode } from '@cotiza/contract';
import { markup, rawMarkup, type Markup } from '@cotiza/kernel';
import type { RefusalPage } from '@cotiza/platform';
import { houseHeader, htmlDocument } from './html-document';
import { pageHeaders } from './page-headers';
import { SHARED_STYLE } from './shared.style';

const STYLE = rawMarkup(SHARED_STYLE);
const HEADERS = pageHeaders(SHARED_STYLE);

const BACK = 'Vuelve a la página anterior e inténtalo otra vez dentro de un minuto.';

/** Titles and advice for people, by what is refused. Any other refusal says the last one. */
const WORDS: Partial<Record<ProblemCode, readonly [title: string, advice: string]>> = {
  no_encontrado: ['Esta página no existe', 'Comprueba que la dirección está entera, tal como la recibiste.'],
  oferta_no_encontrada: ['Esta oferta no existe', 'Comprueba que la dirección está entera, tal como la recibiste.'],
  oferta_caducada: ['El precio de esta oferta ya no vale', 'Puedes pedir precios nuevos cuando quieras.'],
  metodo_no_permitido: ['Esta página no se abre así', 'Vuelve a la página anterior y usa sus botones.'],
  cuerpo_demasiado_grande: [
    'Lo que has enviado es demasiado grande',
    'No hemos guardado nada de ello. Vuelve a la página anterior y envíalo más corto.',
  ],
  tipo_no_soportado: [
    'No hemos podido leer lo que has enviado',
    'Vuelve a la página anterior y envíalo desde su formulario.',
  ],
  peticion_malformada: ['No hemos podido leer esta dirección', 'Comprueba que está entera, tal como la recibiste.'],
  limite_alcanzado: [
    'Demasiadas visitas seguidas',
    'Espera un minuto y vuelve a cargar la página. Lo que ya estaba guardado sigue guardado.',
  ],
  error_interno: [
    'Ha fallado algo nuestro',
    'Queda anotado para quien lleva el servicio. Si vuelve a pasar, escribe a la dirección que está en el aviso legal.',
  ],
  servicio_saturado: ['Ahora mismo hay mucha gente', `No se ha perdido nada que estuviera guardado. ${BACK}`],
  servicio_no_disponible: ['Ahora mismo no podemos atenderte', `Suele durar muy poco. ${BACK}`],
};

/** Renders a refusal that no page of its own has, for a browser, with ways on. */
export const refusalPage: RefusalPage = ({ problem }, root) => {
  const [title, advice] = WORDS[problem] ?? ['Esta página no se puede abrir', BACK];
  const body = markup`${houseHeader(root)}
<main class="wrap"><div class="message"><h1>${title}</h1>
<p>${advice}</p>
<p>${waysOn(root)}</p></div></main>`;
  return { headers: HEADERS, page: htmlDocument({ ...{ lang: 'es', root, title, style: STYLE }, body }) };
};

/** Renders the pages from which a visitor who is lost goes on. @param root path to the root of the service */
export const waysOn = (root: string): Markup =>
  markup`Pide precios de un seguro de ${INSURANCE_LINES.map(
    (line, at) =>
      markup`<a href="${root}cotizar/${LINES[line].ramo}">${LINES[line].ramo}</a>${[', ', ' o '][at - INSURANCE_LINES.length + 3] ?? ', '}`,
  )}o ve a la <a href="${root}">página de inicio</a>.`;
