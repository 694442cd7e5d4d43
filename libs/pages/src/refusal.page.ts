import { DEFAULT_LANGUAGE, INSURANCE_LINES, LINES, PROBLEMS, type Language } from '@cotiza/contract';
import { lowerFirst, markup, rawMarkup, type Markup } from '@cotiza/kernel';
import type { RefusalPage } from '@cotiza/platform';
import type { PageAbout } from '@cotiza/quoting';
import { LANGUAGE_NAME, languageOf } from './customer-form/form-language';
import { houseHeader, htmlDocument } from './html-document';
import { pageHeaders } from './page-headers';
import { SHARED_STYLE } from './shared.style';

const STYLE = rawMarkup(SHARED_STYLE);
const HEADERS = pageHeaders(SHARED_STYLE);

/** Renders a refusal that no page of its own has, for a browser, with ways on. */
export const refusalPage =
  ({ distributor }: Pick<PageAbout, 'distributor'>): RefusalPage =>
  ({ problem }, root, request) => {
    const lang = languageOf(request);
    const [title, advice] = [PROBLEMS[problem].page.title[lang], PROBLEMS[problem].page.advice[lang]];
    const body = markup`${houseHeader(root)}
<main class="wrap"><div class="message"><h1>${title}</h1>
<p>${advice}</p>
<p>${waysOn(root, lang)}</p></div></main>`;
    return { headers: HEADERS, page: htmlDocument({ ...{ lang, root, title, style: STYLE, distributor }, body }) };
  };

/** Renders the pages from which a visitor who is lost goes on. @param root path to the root of the service */
export function waysOn(root: string, language: Language = DEFAULT_LANGUAGE): Markup {
  const inLanguage = language === 'es' ? '' : `?${LANGUAGE_NAME}=${language}`;
  const [ask, or, start] = WAYS_ON[language];
  return markup`${ask} ${INSURANCE_LINES.map((line) => {
    const { ramo, english } = LINES[line];
    return markup`<a href="${root}cotizar/${ramo}${inLanguage}">${language === 'es' ? ramo : lowerFirst(english.insured)}</a>, `;
  })}${or} <a href="${root}${language === 'es' ? '' : language}">${start}</a>.`;
}

const WAYS_ON: Readonly<Record<Language, readonly [string, string, string]>> = {
  es: ['Pide precios de un seguro de', 'o ve a la', 'página de inicio'],
  en: ['Ask for insurance prices for your', 'or go to the', 'start page'],
};
