import { markup, rawMarkup } from '@cotiza/kernel';
import type { RefusalPage } from '@cotiza/platform';
import { htmlDocument } from './html-document';
import { pageHeaders } from './page-headers';
import { SHARED_STYLE } from './shared.style';

const STYLE = rawMarkup(SHARED_STYLE);
const HEADERS = pageHeaders(SHARED_STYLE);

/** Renders a refusal that no page of its own has, for a browser. */
export const refusalPage: RefusalPage = ({ problem }, root) => {
  const [title, advice] =
    problem === 'no_encontrado'
      ? ['Esta página no existe', 'Comprueba que la dirección está entera, tal como la recibiste.']
      : ['Esta página no se puede abrir', 'Vuelve a la página anterior e inténtalo otra vez dentro de un minuto.'];
  const body = markup`<main class="wrap"><div class="message"><h1>${title}</h1>
<p>${advice}</p></div></main>`;
  return { headers: HEADERS, page: htmlDocument({ ...{ lang: 'es', root, title, style: STYLE }, body }) };
};
