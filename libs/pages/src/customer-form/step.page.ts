import type { FormStep } from '@cotiza/contract';
import { longDay, markup, rawMarkup, timeOfDay, upperFirst, type Markup } from '@cotiza/kernel';
import type { PageAbout } from '@cotiza/quoting';
import { pageDocument } from '../purchase-page/page-document';
import { changesSection } from './changes.section';
import { questionSections, type CatalogueWords } from './field.section';
import { FORM_STYLE } from './form.style';
import { CONSENT_FIELD, SEAL_FIELD, VERSION_FIELD } from './posted-step';
import { stepsOf, stepView, type LineDraft, type QuestionView, type StepView } from './step-view';

/** Made once: the style is the largest part of a page. */
export const FORM_STYLE_MARKUP = rawMarkup(FORM_STYLE);

/** Id of the list of faults, for the fragment of the address. */
export const FAULTS_ID = 'fallos';
/** Last part of the address that quotes. */
export const QUOTE_SLUG = 'precios';

/** What the customer agrees to before prices are asked for. It is kept with the quotation. */
export const consentText = ({ distributor }: PageAbout): string =>
  `Acepto que ${distributor.name} use estos datos para pedir precios de seguro a las aseguradoras con las que trabaja y para enviármelos por correo electrónico.`;

export interface StepPage {
  readonly draft: LineDraft;
  readonly view: StepView;
  readonly words: CatalogueWords;
  readonly about: PageAbout;
  /** True where the answers have opened more questions. */
  readonly hasMore?: boolean;
  /** True where prices were asked for without consent. */
  readonly lacksConsent?: boolean;
  /** Version after which the changes of the agent are shown; the last step, which is the summary, shows all. */
  readonly seen?: number;
}

/** Renders a page of the form in its style. */
export const formPage = (title: string, about: PageAbout, content: Markup): string =>
  pageDocument({ title, about, style: FORM_STYLE_MARKUP, content });

/** Renders a step: the questions that are open, and below them what the agent has said. */
export function stepPage(page: StepPage): string {
  const { draft, view, about, words } = page;
  const steps = stepsOf(draft);
  const at = steps.indexOf(view.step);
  const before = steps[at - 1];
  const isLast = at === steps.length - 1;
  const content = markup`<nav aria-label="Pasos"><ol class="steps">${steps.map(
    ({ slug, title }, place) =>
      markup`<li><a href="${slug}"${place <= at ? markup` class="reached"` : null}${place === at ? markup` aria-current="step"` : null}>${upperFirst(slug)}<span class="unseen">: ${title}</span></a></li>`,
  )}</ol></nav>
<h1>${view.step.title}</h1>
<p class="lead">Paso ${at + 1} de ${steps.length} · ${timeLeft(draft, steps.slice(at))}${isSaved(draft) ? markup` · <span class="saved">Guardado</span>` : null}</p>
<p class="lead">${draft.code === undefined ? null : markup`Código ${draft.code} · Lo que escribas aquí no lo ve tu asistente. `}${WHAT_FOR}</p>
${changesSection(draft, isLast ? 0 : (page.seen ?? draft.version), words)}${faultList(page)}${page.hasMore ? markup`<p class="card" role="status">Con lo que has respondido hacen falta algunos datos más.</p>` : null}
<form method="post"${isLast ? markup` action="${QUOTE_SLUG}"` : null} novalidate="novalidate">
<input type="hidden" name="${SEAL_FIELD}" value="${draft.csrf}" /><input type="hidden" name="${VERSION_FIELD}" value="${draft.version}" />${hasPlate(view) ? null : DEFAULT_BUTTON}
${view.asked.map(
  ({
    title,
    questions,
  }) => markup`<section class="card"><h2${title === view.step.title ? markup` class="unseen"` : null}>${title}</h2>
${questionSections(questions, words)}
</section>`,
)}
${saidByAgent(view.said, words)}
${isLast ? markup`${doubts(draft, view)}${consentBox(page)}` : null}
<button class="go">${isLast ? 'Ver mis precios' : 'Seguir'}</button>
</form>
<p class="quiet">Se guarda a cada paso. Puedes volver con este enlace, en este mismo navegador, hasta el ${longDay(draft.expiresAt)}, ${timeOfDay(draft.expiresAt)}.</p>
${before === undefined ? null : markup`<p><a class="back" href="${before.slug}">Volver a «${before.title}»</a></p>`}`;
  return formPage(view.step.title, about, content);
}

/** Enter in a box presses the first button of a form: the plate has its own, every other step goes on. */
const DEFAULT_BUTTON = markup`<button class="first" tabindex="-1" aria-hidden="true">Seguir</button>`;

const hasPlate = ({ asked }: StepView): boolean =>
  asked.some(({ questions }) =>
    questions.some(({ fields }) => fields.some(({ field: { control } }) => control === 'plate')),
  );

/** Seconds that a customer needs for a question. */
const SECONDS_A_QUESTION = 8;

/** Says how long the questions without an answer take, in this step and the later ones. */
function timeLeft(draft: LineDraft, steps: readonly FormStep[]): string {
  const questions = steps.flatMap((step) => stepView(draft, step).asked.flatMap((section) => section.questions));
  const open = questions.filter(
    ({ fields, openedBy }) =>
      openedBy === undefined && fields.some(({ asked, value }) => asked.isRequired && value === undefined),
  );
  const minutes = Math.max(1, Math.round((open.length * SECONDS_A_QUESTION) / 60));
  return minutes === 1 ? 'queda 1 minuto' : `quedan unos ${minutes} minutos`;
}

/** Returns true once the customer has answered anything. */
const isSaved = ({ byCustomer }: LineDraft): boolean => byCustomer.some((path) => path !== 'insurance_line');

const WHAT_FOR = 'Tus respuestas sirven para calcular el precio y hacer la póliza.';

function faultList({ view, lacksConsent = false }: StepPage): Markup | null {
  const fields = view.asked.flatMap(({ questions }) =>
    questions.flatMap((question) => question.fields.map((field) => ({ ...field, question: question.text }))),
  );
  const faults = [
    ...fields.flatMap(({ field: { path, label }, fault, question }) =>
      fault === undefined ? [] : [{ path, fault: `${label ?? question}: ${fault}` }],
    ),
    ...(lacksConsent ? [{ path: CONSENT_FIELD, fault: NO_CONSENT }] : []),
  ];
  if (faults.length === 0) return null;
  return markup`<section class="faults" id="${FAULTS_ID}" tabindex="-1" aria-labelledby="${FAULTS_ID}-titulo">
<h2 id="${FAULTS_ID}-titulo">Revisa estos datos</h2>
<ul>${faults.map(({ path, fault }) => markup`<li><a href="#${path}">${fault}</a></li>`)}</ul>
</section>`;
}

const NO_CONSENT = 'Para pedir tus precios hace falta que lo aceptes.';

function saidByAgent(said: readonly QuestionView[], { nameOf }: CatalogueWords): Markup | null {
  if (said.length === 0) return null;
  const rows = said.map(({ text, fields }) => {
    const values = fields.filter(({ value }) => value !== undefined).map(nameOf);
    const [first] = fields;
    return markup`<div><dt>${text}</dt><dd>${values.join(', ')} <a href="?cambiar=${first?.field.path ?? ''}">Cambiar<span class="unseen"> ${text}</span></a></dd></div>`;
  });
  return markup`<section class="card"><h2>Lo que ya dijo tu asistente</h2>
<dl class="said">${rows}</dl>
</section>`;
}

/** Lists what is hardly true of other steps and of what the agent has said, with the step of each, before prices are asked for. */
function doubts(draft: LineDraft, { step: last }: StepView): Markup | null {
  const listed = draft.warnings.flatMap(({ campo, mensaje }) => {
    const step = stepsOf(draft).find(({ fields }) => fields.has(campo));
    const isShown = step === last && draft.byCustomer.includes(campo);
    return step && !isShown
      ? [markup`<li>${mensaje} <a href="${step.slug}?cambiar=${campo}#${campo}">Ver</a></li>`]
      : [];
  });
  if (listed.length === 0) return null;
  return markup`<section class="card"><h2>¿Seguro que está bien?</h2>
<p>Si lo está, sigue: no hace falta cambiar nada.</p>
<ul>${listed}</ul>
</section>`;
}

function consentBox({ about, lacksConsent = false }: StepPage): Markup {
  return markup`<section class="card"><h2>Tu permiso</h2>
${lacksConsent ? markup`<p class="fault" id="${CONSENT_FIELD}-fallo">${NO_CONSENT}</p>` : null}
<label class="agree"><input type="checkbox" id="${CONSENT_FIELD}" name="${CONSENT_FIELD}" value="true"${lacksConsent ? markup` aria-invalid="true" aria-describedby="${CONSENT_FIELD}-fallo"` : null} /> <span>${consentText(about)}</span></label>
</section>`;
}
