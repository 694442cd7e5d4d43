import {
  FORM_STEPS,
  INSURANCE_LINES,
  LINES,
  type FormQuestion,
  type InsuranceLine,
  type Purpose,
} from '@cotiza/contract';
import { listed, lowerFirst, markup, upperFirst, type Markup } from '@cotiza/kernel';
import type { DraftView, QuotingService, PageAbout } from '@cotiza/quoting';
import { SEAL_FIELD } from './posted-step';
import { formPage } from './step.page';

/** What the answers are for, as a customer reads it. */
const WHAT_FOR: Readonly<Record<Purpose, string | undefined>> = {
  precio: 'calcular el precio',
  identificacion: 'saber quién eres o qué se asegura',
  contrato: 'hacer el contrato',
  aseguradoras_en_red: 'responder a las aseguradoras que lo piden',
  aseguradoras_que_lo_exigen: 'cumplir con las aseguradoras que exigen el sexo, que no cambia ningún precio',
  contacto: 'escribirte',
  peticion: undefined,
  sin_uso: undefined,
};

/** Renders the page that asks for the code which the assistant shows. */
export function codePage(about: PageAbout, isWrong: boolean): string {
  return formPage(
    'Escribe tu código',
    about,
    markup`<h1>Escribe tu código</h1>
<p class="lead">Tu asistente te lo ha enseñado junto con este enlace. Así nadie más puede abrirlo.</p>
<form class="card" method="post" novalidate="novalidate"><div class="field"><label for="codigo">Código</label>
<p class="hint" id="codigo-ayuda">Seis letras y cifras, como 7KQ-42M.</p>${isWrong ? markup`<p class="fault" id="codigo-fallo">No es el código de este enlace. Compruébalo: tras cinco fallos, el enlace se bloquea.</p>` : null}
<input type="text" class="code" id="codigo" name="codigo" maxlength="20" autocomplete="off" autocapitalize="characters" spellcheck="false" aria-describedby="codigo-ayuda${isWrong ? ' codigo-fallo' : ''}"${isWrong ? markup` aria-invalid="true"` : null} /></div>
<p><button class="go">Abrir</button></p></form>`,
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
  { firstStep, insurers, hasAssistant }: IntroFacts,
): string {
  return formPage(
    'Antes de empezar',
    about,
    markup`<h1>Antes de empezar</h1>
<p class="lead">${LINES[line].name}: unas preguntas y tendrás los precios de varias aseguradoras.</p>
${privacyCard(line, about, insurers, hasAssistant)}
<p><a class="start" href="${firstStep}">Empezar</a></p>`,
  );
}

/** Renders the page from which a customer begins without an agent. */
export function beginPage(line: InsuranceLine, about: PageAbout, insurers: readonly string[]): string {
  const { name } = LINES[line];
  return formPage(
    name,
    about,
    markup`<h1>Precios de ${lowerFirst(name)}</h1>
<p class="lead">Responde a unas preguntas y tendrás los precios de varias aseguradoras, comparados y en tu correo.</p>
${privacyCard(line, about, insurers, false)}
<form method="post"><button class="go">Empezar</button></form>`,
  );
}

/** Renders the page that asks for the line, when the agent has not said it. */
export function linePage({ csrf }: Pick<DraftView, 'csrf'>, about: PageAbout, action: string): string {
  return formPage(
    '¿Qué quieres asegurar?',
    about,
    markup`<h1>¿Qué quieres asegurar?</h1>
<form class="card" method="post" action="${action}"><input type="hidden" name="${SEAL_FIELD}" value="${csrf}" />
<div class="options">${INSURANCE_LINES.map((line) => markup`<button class="quiet-button" name="ramo" value="${LINES[line].ramo}">${LINES[line].insured}</button>`)}</div></form>`,
  );
}

function privacyCard(
  line: InsuranceLine,
  { distributor }: PageAbout,
  insurers: readonly string[],
  hasAssistant: boolean,
): Markup {
  const whom = insurers.length === 0 ? 'las aseguradoras a las que pide precio' : listed(insurers);
  return markup`<section class="card"><h2>Qué pasa con tus datos</h2>
<p>Los recibe <strong>${distributor.name}</strong>, que los usa para pedir precio a ${whom} y para enviártelo por correo. Nadie pide precio hasta que lo aceptas al final.</p>
${hasAssistant ? markup`<p>Lo que escribas aquí no lo ve tu asistente: sabrá si ya hay precios, cuáles son y qué cubren, sin tus datos personales ni las sumas y explicaciones que salen de ellos. Aun así, de un precio puede deducirse algo.</p>` : null}
<details><summary>Qué se pregunta y para qué</summary><div class="unfolded">${FORM_STEPS[line].map(
    ({ title, sections }) => markup`<h3>${title}</h3>
<ul class="why">${sections.flatMap(({ questions }) => questions.map((question) => markup`<li>${question.text} <span class="hint">${upperFirst(purposesOf(question))}.</span></li>`))}</ul>`,
  )}</div></details>
</section>`;
}

function purposesOf({ fields }: FormQuestion): string {
  const purposes = new Set(fields.flatMap(({ row }) => row.use.purposes));
  const said = [...purposes].flatMap((purpose) => WHAT_FOR[purpose] ?? []);
  return `para ${listed(said)}`;
}

/** Returns the insurers of a line that publish their information documents, by their names. */
export const insurersOf = (
  { documents }: Pick<QuotingService, 'documents'>,
  line: InsuranceLine,
): readonly string[] => [
  ...new Set(documents().flatMap((document) => (document.line === line ? [document.insurer.name] : []))),
];
