import { INSURANCE_LINES, LINES, PROBLEMS } from '@cotiza/contract';
import { markup, rawMarkup, type Markup } from '@cotiza/kernel';
import type { RefusalPage } from '@cotiza/platform';
import { houseHeader, htmlDocument } from './html-document';
import { pageHeaders } from './page-headers';
import { SHARED_STYLE } from './shared.style';

const STYLE = rawMarkup(SHARED_STYLE);
const HEADERS = pageHeaders(SHARED_STYLE);

/** Renders a refusal that no page of its own has, for a browser, with ways on. */
export const refusalPage: RefusalPage = ({ problem }, root) => {
  const { title, advice } = PROBLEMS[problem].page;
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
