import {
  INSURANCE_LINES,
  LINES,
  type InsuranceLine,
  DEFAULT_LANGUAGE,
  LANGUAGES,
  type Language,
} from '@cotiza/contract';
import { markup, rawMarkup, type Markup } from '@cotiza/kernel';
import { DOCS_PATH, OPENAPI_PATH, SITE_PATH } from '@cotiza/platform';
import { LANGUAGE_NAME } from '../customer-form/form-language';
import { lineName } from '../customer-form/opening.pages';
import { LONGEST_PLATE } from '../customer-form/customer-form.parameters';
import { HOUSE_MARK, htmlDocument, SHIELD } from '../html-document';
import { embeddedCall, INSURER_COMMANDS, MCP_CLIENTS, requirementsCall } from './calls';
import { formSection } from './form.section';
import { code, resultSection } from './result.section';
import type { Shown } from './shown';
import { START_STYLE } from './start.style';
import { TEXTS } from './texts';

const STYLE = rawMarkup(START_STYLE);

/** Renders the first page: an estimate to try, and the ways to the service. */
export function startPage(shown: Shown): string {
  const { asked, addresses, root, hasForm, distributor } = shown;
  const { language } = asked;
  const texts = TEXTS[language];
  const other = LANGUAGES.find((each) => each !== language) ?? DEFAULT_LANGUAGE;
  const otherPath = other === DEFAULT_LANGUAGE ? root : `${root}${other}`;
  return htmlDocument({
    ...{ lang: language, root, title: texts.title, style: STYLE, distributor },
    meta: markup`<meta name="description" content="${texts.lead}" />
`,
    body: markup`<header class="top"><div class="wrap"><span class="house">${HOUSE_MARK}Cotiza</span> <nav aria-label="${texts.navigation}"><a href="#probar">${texts.try}</a> <a href="#api">API</a>${addresses.mcp === undefined ? null : markup` <a href="#mcp">MCP</a>`} <a href="${otherPath}" hreflang="${other}" lang="${other}">${texts.language}</a></nav></div></header>
<main class="wrap">
${customers(shown)}<section aria-labelledby="agentes">${hasForm ? markup`<h2 class="heading" id="agentes">${texts.heading}</h2>` : markup`<h1 id="agentes">${texts.heading}</h1>`}
<p class="lead">${texts.lead}</p></section>
<div class="try">
${formSection(shown)}
${resultSection(shown)}
</div>
<details><summary>${texts.developers}</summary>
<div class="ways">
${ways(shown)}
</div></details>
</main>`,
  });
}

/** Shapes of the icons, drawn by the page itself: it loads nothing. */
const ICONS: Readonly<Partial<Record<InsuranceLine, string>>> = {
  Home: 'M3 11 12 4l9 7v9h-6v-5H9v5H3z',
  Car: 'M3 16v-4l2-5h14l2 5v4H3m0-4h18M6 16v2m12-2v2',
  Motorcycle: 'M9 16a3 3 0 1 1-6 0 3 3 0 0 1 6 0m12 0a3 3 0 1 1-6 0 3 3 0 0 1 6 0M6 16l4-6h6l2 6M14 6h3l1 4',
};

/** Renders the ways into the form of a customer without an agent: by the plate, or by what is insured. */
function customers({ asked: { language }, hasForm, root }: Shown): Markup | null {
  if (!hasForm) return null;
  const texts = TEXTS[language];
  const inLanguage = language === DEFAULT_LANGUAGE ? '' : `?${LANGUAGE_NAME}=${language}`;
  return markup`<section class="customers"><h1>${texts.customers}</h1>
<p class="lead">${texts.customersLead}</p>
<ul class="tiles">${INSURANCE_LINES.map(
    (line) =>
      markup`<li><a href="${root}cotizar/${LINES[line].ramo}${inLanguage}"><svg viewBox="0 0 24 24" width="32" height="32" aria-hidden="true"><path d="${ICONS[line] ?? SHIELD}" /></svg>${lineName(line, language)}</a></li>`,
  )}</ul>
<form method="post" action="${root}cotizar/${LINES.Car.ramo}${inLanguage}" class="begin"><label for="matricula">${texts.plate}</label>
<div><input type="text" id="matricula" name="matricula" maxlength="${LONGEST_PLATE}" autocomplete="off" autocapitalize="characters" spellcheck="false" placeholder="1234 BCD" /> <button>${texts.begin}</button></div></form>
</section>
`;
}

function ways({ asked, addresses, hasDocs, hasSite, root }: Shown): readonly Markup[] {
  const { language, line } = asked;
  const texts = TEXTS[language];
  const { mcp } = addresses;
  const documents = [
    ...(hasDocs ? [[texts.operations, DOCS_PATH]] : []),
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
