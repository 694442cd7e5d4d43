import type { ProblemCode } from '@cotiza/contract';
import { markup, rawMarkup } from '@cotiza/kernel';
import type { RefusalPage } from '@cotiza/platform';
import { htmlDocument } from './html-document';
import { pageHeaders } from './page-headers';
import { SHARED_STYLE } from './shared.style';

const STYLE = rawMarkup(SHARED_STYLE);
const HEADERS = pageHeaders(SHARED_STYLE);

const REFUSED = [
  'Esta página no se puede abrir',
  'Vuelve a la página anterior e inténtalo otra vez dentro de un minuto.',
];
const TEXTS: Partial<Record<ProblemCode, readonly string[]>> = {
  no_encontrado: ['Esta página no existe', 'Comprueba que la dirección está entera, tal como la recibiste.'],
  error_interno: [
    'Ha fallado algo nuestro',
    'Queda anotado para quien lleva el servicio. Si vuelve a pasar, escribe a la dirección que está en el aviso legal.',
  ],
};

/** Renders a refusal that no page of its own has, for a browser. */
export const refusalPage: RefusalPage = ({ problem }, root) => {
  const [title = '', advice = ''] = TEXTS[problem] ?? REFUSED;
  const body = markup`<main class="wrap"><div class="message"><h1>${title}</h1>
<p>${advice}</p></div></main>`;
  return { headers: HEADERS, page: htmlDocument({ ...{ lang: 'es', root, title, style: STYLE }, body }) };
};
