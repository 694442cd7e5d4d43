import {
  FORM_STEPS_IN,
  INSURANCE_LINES,
  LINES,
  type FormQuestion,
  type InsuranceLine,
  type Language,
} from '@cotiza/contract';
import { markup, upperFirst, type Markup } from '@cotiza/kernel';
import type { DraftView, QuotingService, PageAbout } from '@cotiza/quoting';
import { LANGUAGE_NAME } from './form-language';
import { FORM_TEXTS, SPANISH_REST, type FormTexts, insuredIn } from './form.texts';
import { SEAL_FIELD } from './posted-step';
import { formPage } from './step.page';

/** Renders the page that asks for the code which the assistant shows. */
export function codePage(about: PageAbout, language: Language, isWrong: boolean): string {
  const texts = FORM_TEXTS[language];
  return formPage(
    texts.codeTitle,
    about,
    language,
    markup`<h1>${texts.codeTitle}</h1>
<p class="lead">${texts.codeLead}</p>
<form class="card" method="post" novalidate="novalidate"><div class="field"><label for="codigo">${texts.code}</label>
<p class="hint" id="codigo-ayuda">${texts.codeHint}</p>${isWrong ? markup`<p class="fault" id="codigo-fallo">${texts.codeWrong}</p>` : null}
<input type="text" class="code" id="codigo" name="codigo" maxlength="20" autocomplete="off" autocapitalize="characters" spellcheck="false" aria-describedby="codigo-ayuda${isWrong ? ' codigo-fallo' : ''}"${isWrong ? markup` aria-invalid="true"` : null} /></div>
<p><button class="go">${texts.open}</button></p></form>
${otherLanguage(language)}`,
  );
}

interface IntroFacts {
  readonly firstStep: string;
  readonly insurers: readonly string[];
  /** False for a customer who began without an assistant. */
  readonly hasAssistant: boolean;
}

/** Renders the first page of a draft: what is asked, what for, and who gets it. */
export function introPage(
  line: InsuranceLine,
  about: PageAbout,
  language: Language,
  { firstStep, insurers, hasAssistant }: IntroFacts,
): string {
  const texts = FORM_TEXTS[language];
  return formPage(
    texts.introTitle,
    about,
    language,
    markup`<h1>${texts.introTitle}</h1>
<p class="lead">${texts.introLead(lineName(line, language))}</p>
${privacyCard(line, about, language, { insurers, hasAssistant })}
<p><a class="start" href="${firstStep}">${texts.begin}</a></p>
${otherLanguage(language)}`,
  );
}

interface BeginFacts {
  readonly insurers: readonly string[];
  /** The values that the link fills in. */
  readonly linked: URLSearchParams;
}

/** Renders the page from which a customer begins without an agent. */
export function beginPage(
  line: InsuranceLine,
  about: PageAbout,
  language: Language,
  { insurers, linked }: BeginFacts,
): string {
  const texts = FORM_TEXTS[language];
  const name = lineName(line, language);
  return formPage(
    name,
    about,
    language,
    markup`<h1>${texts.beginTitle(name)}</h1>
<p class="lead">${texts.beginLead}</p>
${linked.size > 0 ? markup`<p class="lead">${texts.beginLinked(linked.size)}</p>` : null}
${privacyCard(line, about, language, { insurers, hasAssistant: false })}
<form method="post"><button class="go">${texts.begin}</button></form>
${otherLanguage(language, linked)}`,
  );
}

/** Renders the page that asks for the line, when the agent has not said it. */
export function linePage(
  { csrf }: Pick<DraftView, 'csrf'>,
  about: PageAbout,
  language: Language,
  action: string,
): string {
  const { lineTitle } = FORM_TEXTS[language];
  return formPage(
    lineTitle,
    about,
    language,
    markup`<h1>${lineTitle}</h1>
<form class="card" method="post" action="${action}"><input type="hidden" name="${SEAL_FIELD}" value="${csrf}" />
<div class="options">${INSURANCE_LINES.map((line) => markup`<button class="quiet-button" name="ramo" value="${LINES[line].ramo}">${upperFirst(insuredIn({ line, language }))}</button>`)}</div></form>
${otherLanguage(language)}`,
  );
}

export const lineName = (line: InsuranceLine, language: Language): string =>
  language === 'es' ? LINES[line].name : LINES[line].english.name;

/** Says in English what stays in Spanish, and links the page in the other language. */
function otherLanguage(language: Language, linked = new URLSearchParams()): Markup {
  const other = language === 'es' ? 'en' : 'es';
  const query = new URLSearchParams([...linked, [LANGUAGE_NAME, other]]);
  const link = markup`<a href="?${query.toString()}" lang="${other}" hreflang="${other}">${other === 'en' ? 'In English' : 'En español'}</a>`;
  return markup`<p class="quiet">${language === 'es' ? null : SPANISH_REST} ${link}</p>`;
}

function privacyCard(
  line: InsuranceLine,
  { distributor }: PageAbout,
  language: Language,
  { insurers, hasAssistant }: Pick<IntroFacts, 'insurers' | 'hasAssistant'>,
): Markup {
  const texts = FORM_TEXTS[language];
  const whom = insurers.length === 0 ? texts.insurers : texts.listed(insurers);
  return markup`<section class="card"><h2>${texts.dataTitle}</h2>
<p>${texts.dataReceived(distributor.name, whom)}</p>
${hasAssistant ? markup`<p>${texts.dataOfAgent}</p>` : null}
<details><summary>${texts.dataAsked}</summary><div class="unfolded">${FORM_STEPS_IN[language][line].map(
    ({ title, sections }) => markup`<h3>${title}</h3>
<ul class="why">${sections.flatMap(({ questions }) => questions.map((question) => markup`<li>${question.text} <span class="hint">${purposesOf(question, texts)}</span></li>`))}</ul>`,
  )}</div></details>
</section>`;
}

function purposesOf({ fields }: FormQuestion, { purpose, purposes }: FormTexts): string {
  const said = new Set(fields.flatMap(({ row }) => row.use.purposes));
  return purposes([...said].flatMap((each) => purpose[each] ?? []));
}

/** Returns the insurers of a line that publish their information documents, by their names. */
export const insurersOf = (
  { documents }: Pick<QuotingService, 'documents'>,
  line: InsuranceLine,
): readonly string[] => [
  ...new Set(documents().flatMap((document) => (document.line === line ? [document.insurer.name] : []))),
];
