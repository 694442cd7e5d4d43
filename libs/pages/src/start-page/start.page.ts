import { INSURANCE_LINES, LINES } from '@cotiza/contract';
import { markup, rawMarkup, type Markup } from '@cotiza/kernel';
import { DOCS_PATH, OPENAPI_PATH, SITE_PATH } from '@cotiza/platform';
import { htmlDocument } from '../html-document';
import { embeddedCall, INSURER_COMMANDS, MCP_CLIENTS, requirementsCall } from './calls';
import { formSection } from './form.section';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './language';
import { code, resultSection } from './result.section';
import type { Shown } from './shown';
import { START_STYLE } from './start.style';
import { TEXTS } from './texts';

const STYLE = rawMarkup(START_STYLE);

/** Renders the first page: an estimate to try, and the ways to the service. */
export function startPage(shown: Shown): string {
  const { asked, addresses, root } = shown;
  const { language } = asked;
  const texts = TEXTS[language];
  const other = LANGUAGES.find((each) => each !== language) ?? DEFAULT_LANGUAGE;
  const otherPath = other === DEFAULT_LANGUAGE ? root : `${root}${other}`;
  return htmlDocument({
    ...{ lang: language, root, title: texts.title, style: STYLE },
    meta: markup`<meta name="description" content="${texts.lead}" />
`,
    body: markup`<header class="top"><div class="wrap"><span class="house">Cotiza</span> <nav aria-label="${texts.navigation}"><a href="#probar">${texts.try}</a> <a href="#api">API</a>${addresses.mcp === undefined ? null : markup` <a href="#mcp">MCP</a>`} <a href="${otherPath}" hreflang="${other}" lang="${other}">${texts.language}</a></nav></div></header>
<main class="wrap">
<h1>${texts.heading}</h1>
<p class="lead">${texts.lead}${formLinks(shown)}</p>
<div class="try">
${formSection(shown)}
${resultSection(shown)}
</div>
<div class="ways">
${ways(shown)}
</div>
</main>`,
  });
}

/** Renders links to the form for a customer without an agent. */
function formLinks({ asked: { language }, hasForm, root }: Shown): Markup | null {
  if (!hasForm) return null;
  const links = INSURANCE_LINES.map((line, at) => {
    const { ramo } = LINES[line];
    const text = language === 'es' ? `precios de ${ramo}` : `${line.toLowerCase()} prices`;
    return markup`${at === 0 ? '' : '· '}<a href="${root}cotizar/${ramo}">${text}</a>`;
  });
  return markup` ${TEXTS[language].withoutAgent} ${links}`;
}

function ways({ asked, addresses, hasDocs, hasSite, root }: Shown): readonly Markup[] {
  const { language, line } = asked;
  const texts = TEXTS[language];
  const { mcp } = addresses;
  const documents = [
    ...(hasDocs ? [['Swagger UI', DOCS_PATH]] : []),
    ['OpenAPI 3.1', OPENAPI_PATH],
    ['llms.txt', 'llms.txt'],
    ...(hasSite ? [[texts.documentation, `${SITE_PATH}/`]] : []),
  ];
  const links = documents.map(([name = '', path = '']) => markup`<li><a href="${root}${path}">${name}</a></li>`);
  return [
    way(
      'api',
      texts.rest,
      texts.restText,
      markup`${code(requirementsCall(line, addresses))}
<ul>
${links}
</ul>`,
    ),
    ...(mcp === undefined ? [] : [way('mcp', texts.mcp, texts.mcpText, clientSettings(language, mcp))]),
    way(
      'programa',
      texts.embedded,
      texts.embeddedText,
      markup`${code('npm run release -- --install ../mi-app @cotiza/embedded')}
${folded(texts.embeddedCode, code(embeddedCall(line)))}`,
    ),
    way('aseguradoras', texts.insurers, texts.insurersText, folded(texts.insurersCode, code(INSURER_COMMANDS))),
  ];
}

const way = (
  id: string,
  heading: string,
  text: string,
  content: Markup,
): Markup => markup`<section class="pane" id="${id}">
<h2>${heading}</h2>
<p>${text}</p>
${content}
</section>`;

const folded = (summary: string, content: Markup): Markup => markup`<details><summary>${summary}</summary>
${content}
</details>`;

const clientSettings = (language: Language, address: string): Markup =>
  markup`${code(address)}
${MCP_CLIENTS.map(({ client, where, settings }) =>
  folded(
    client,
    markup`<p>${where[language]}</p>
${code(settings(address))}`,
  ),
)}`;
