import type { FormStep, Language } from '@cotiza/contract';
import { markup, rawMarkup, type Markup } from '@cotiza/kernel';
import { warningIn, type PageAbout } from '@cotiza/quoting';
import { pageDocument } from '../purchase-page/page-document';
import { changesSection } from './changes.section';
import { questionSections, type CatalogueWords } from './field.section';
import { FORM_TEXTS, type FormTexts } from './form.texts';
import { FORM_STYLE } from './form.style';
import { CONSENT_FIELD, SEAL_FIELD, VERSION_FIELD } from './posted-step';
import { stepsOf, stepView, type LineDraft, type QuestionView, type StepView } from './step-view';

/** Made once: the style is the largest part of a page. */
export const FORM_STYLE_MARKUP = rawMarkup(FORM_STYLE);

/** Id of the list of faults, for the fragment of the address. */
export const FAULTS_ID = 'fallos';
/** Last part of the address that quotes. */
export const QUOTE_SLUG = 'precios';

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

export const formPage = (title: string, about: PageAbout, language: Language, content: Markup): string =>
  pageDocument({ title, about, language, style: FORM_STYLE_MARKUP, content });

/** Renders a step: the questions that are open, and below them what the agent has said. */
export function stepPage(page: StepPage): string {
  const { draft, view, about, words } = page;
  const texts = FORM_TEXTS[draft.language];
  const steps = stepsOf(draft);
  const at = steps.indexOf(view.step);
  const before = steps[at - 1];
  const isLast = at === steps.length - 1;
  const content = markup`<nav aria-label="${texts.steps}"><ol class="steps">${steps.map(
    ({ slug, name, title }, place) =>
      markup`<li><a href="${slug}"${place <= at ? markup` class="reached"` : null}${place === at ? markup` aria-current="step"` : null}>${name}<span class="unseen">: ${title}</span></a></li>`,
  )}</ol></nav>
<h1>${view.step.title}</h1>
<p class="lead">${texts.step(at + 1, steps.length)} · ${timeLeft(draft, steps.slice(at))}${isSaved(draft) ? markup` · <span class="saved">${texts.saved}</span>` : null}</p>
<p class="lead">${draft.code === undefined ? null : markup`${texts.withCode(draft.code)} `}${texts.whatFor}</p>
${before === undefined ? null : townsOf(draft, before, words)}${changesSection(draft, isLast ? 0 : (page.seen ?? draft.version), words)}${faultList(page)}${page.hasMore ? markup`<p class="card" role="status">${texts.hasMore}</p>` : null}
<form method="post"${isLast ? markup` action="${QUOTE_SLUG}"` : null} novalidate="novalidate">
<input type="hidden" name="${SEAL_FIELD}" value="${draft.csrf}" /><input type="hidden" name="${VERSION_FIELD}" value="${draft.version}" />${hasPlate(view) ? null : defaultButton(texts)}
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
<button class="go">${isLast ? texts.see : texts.goOn}</button>
</form>
<p class="quiet">${texts.kept(draft.expiresAt)}</p>
${before === undefined ? null : markup`<p><a class="back" href="${before.slug}">${texts.backTo(before.title)}</a></p>`}`;
  return formPage(view.step.title, about, draft.language, content);
}

/** Enter in a box presses the first button of a form: the plate has its own, every other step goes on. */
const defaultButton = ({ goOn }: FormTexts): Markup =>
  markup`<button class="first" tabindex="-1" aria-hidden="true">${goOn}</button>`;

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
  return FORM_TEXTS[draft.language].timeLeft(minutes);
}

/** Says the town of each postal code of a step, with the way back to it. */
const townsOf = (draft: LineDraft, step: FormStep, { townOf, texts }: CatalogueWords): readonly Markup[] =>
  stepView(draft, step)
    .asked.flatMap(({ questions }) => questions.flatMap(({ fields }) => fields))
    .flatMap((view) => {
      const town = townOf(view);
      return town === undefined
        ? []
        : markup`<p class="lead">${texts.town}: ${town} (${String(view.value)}) · <a href="${step.slug}#${view.field.path}">${texts.change}<span class="unseen"> ${texts.town}</span></a></p>`;
    });

/** Returns true once the customer has answered anything. */
const isSaved = ({ byCustomer }: LineDraft): boolean => byCustomer.some((path) => path !== 'insurance_line');

function faultList({ view, words: { texts }, lacksConsent = false }: StepPage): Markup | null {
  const fields = view.asked.flatMap(({ questions }) =>
    questions.flatMap((question) => question.fields.map((field) => ({ ...field, question: question.text }))),
  );
  const faults = [
    ...fields.flatMap(({ field: { path, label }, fault, question, confirms }) =>
      fault === undefined ? [] : [{ path, fault: confirms ? fault : `${label ?? question}: ${fault}` }],
    ),
    ...(lacksConsent ? [{ path: CONSENT_FIELD, fault: texts.noConsent }] : []),
  ];
  if (faults.length === 0) return null;
  return markup`<section class="faults" id="${FAULTS_ID}" tabindex="-1" aria-labelledby="${FAULTS_ID}-titulo">
<h2 id="${FAULTS_ID}-titulo">${texts.review}</h2>
<ul>${faults.map(({ path, fault }) => markup`<li><a href="#${path}">${fault}</a></li>`)}</ul>
</section>`;
}

function saidByAgent(said: readonly QuestionView[], { nameOf, texts }: CatalogueWords): Markup | null {
  if (said.length === 0) return null;
  const rows = said.map(({ text, fields }) => {
    const values = fields.filter(({ value }) => value !== undefined).map(nameOf);
    const [first] = fields;
    return markup`<div><dt>${text}</dt><dd>${values.join(', ')} <a href="?cambiar=${first?.field.path ?? ''}">${texts.change}<span class="unseen"> ${text}</span></a></dd></div>`;
  });
  return markup`<section class="card"><h2>${texts.saidByAgent}</h2>
<dl class="said">${rows}</dl>
</section>`;
}

/** Lists what is hardly true of other steps and of what the agent has said, with the step of each, before prices are asked for. */
function doubts(draft: LineDraft, { step: last }: StepView): Markup | null {
  const texts = FORM_TEXTS[draft.language];
  const listed = draft.warnings.flatMap((warning) => {
    const { campo } = warning;
    const step = stepsOf(draft).find(({ fields }) => fields.has(campo));
    const isShown = step === last && draft.byCustomer.includes(campo);
    return step && !isShown
      ? [
          markup`<li>${warningIn(draft.language, draft.line, warning)} <a href="${step.slug}?cambiar=${campo}#${campo}">${texts.show}</a></li>`,
        ]
      : [];
  });
  if (listed.length === 0) return null;
  return markup`<section class="card"><h2>${texts.doubtsTitle}</h2>
<p>${texts.doubtsLead}</p>
<ul>${listed}</ul>
</section>`;
}

function consentBox({ about, draft, words: { texts }, lacksConsent = false }: StepPage): Markup {
  return markup`<section class="card"><h2>${texts.consentTitle}</h2>
${lacksConsent ? markup`<p class="fault" id="${CONSENT_FIELD}-fallo">${texts.noConsent}</p>` : null}
<label class="agree"><input type="checkbox" id="${CONSENT_FIELD}" name="${CONSENT_FIELD}" value="${draft.language}"${lacksConsent ? markup` aria-invalid="true" aria-describedby="${CONSENT_FIELD}-fallo"` : null} /> <span>${texts.consent(about.distributor.name)}</span></label>
</section>`;
}
