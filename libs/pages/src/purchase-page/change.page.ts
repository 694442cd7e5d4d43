import { FORM_STEPS, LINES, sayFault, type Fault, type FormStep, type InsuranceLine } from '@cotiza/contract';
import { defined, lowerFirst, markup, type Fields, type Markup } from '@cotiza/kernel';
import type { FieldValue, PageAbout } from '@cotiza/quoting';
import { questionSections, type CatalogueWords } from '../customer-form/field.section';
import { FORM_TEXTS } from '../customer-form/form.texts';
import { formPage } from '../customer-form/step.page';
import type { FieldView } from '../customer-form/step-view';
import { contactLink } from './contact-link';

/** Last part of the address, after the token. */
export const CHANGE_SLUG = 'cambiar';

/** Returns the step with the questions of the facts that the customer changes. */
export function changeStep(line: InsuranceLine): FormStep {
  const steps = FORM_STEPS[line];
  const own = new Set(LINES[line].ownFacts);
  const questions = steps.flatMap(({ sections }) =>
    sections.flatMap((section) =>
      section.questions.flatMap((question) => {
        const fields = question.fields.filter(({ path }) => own.has(path));
        return fields.length === 0 ? [] : [{ ...question, fields }];
      }),
    ),
  );
  const fields = new Map(questions.flatMap((question) => question.fields.map((field) => [field.path, field])));
  const title = 'Cambiar un dato';
  return { slug: CHANGE_SLUG, name: title, title, sections: [{ title, questions }], fields };
}

export interface ChangeView {
  readonly line: InsuranceLine;
  /** Values by path: the present ones, or those that were typed. */
  readonly values: Fields;
  readonly faults?: readonly Fault[];
  /** Address of the offers. */
  readonly back: string;
}

/**
 * Renders the form that changes facts of a quotation. Anyone with the link can read it: a field has its value where the page of
 * offers says it too, among the demands and needs.
 */
export function changePage({ line, values, faults = [], back }: ChangeView, about: PageAbout): string {
  const { title, sections, fields } = changeStep(line);
  const questions = sections.flatMap((section) => section.questions);
  const others = faults.filter(({ campo }) => !fields.has(campo));
  const content = markup`<h1>${title}</h1>
<p class="lead">Cambia lo que quieras y verás los precios nuevos de todas las aseguradoras. Los de ahora no se pierden: puedes volver a ellos.</p>
${others.length === 0 ? null : otherFaults(line, others, about)}<form method="post" novalidate="novalidate">
<div class="card">
${questionSections(
  questions.map((question) => ({
    ...question,
    fields: question.fields.map((field) => fieldView(field, values, faults)),
  })),
  wordsOf(line),
)}
</div>
<button class="go">Ver los precios nuevos</button>
</form>
<p><a class="back" href="${back}">Volver a tus ofertas</a></p>`;
  return formPage(title, about, 'es', content);
}

/** The sum for rebuilding is only proposed on the form of a draft, which has what it follows from. */
function fieldView(field: FieldView['field'], values: Fields, faults: readonly Fault[]): FieldView {
  const { proposal: _, ...words } = field.words;
  const isSaid = field.row.need !== undefined;
  const fault = faults.find(({ campo }) => campo === field.path);
  const value = values[field.path] as FieldValue | undefined;
  return {
    field: { ...field, words, ...(!isSaid && { hint: 'Si no marcas nada, queda como está' }) },
    asked: { isRequired: true, isOpen: false },
    value: isSaid || fault ? value : undefined,
    isWrong: fault !== undefined,
    fault: fault && sayFault(fault, field, value),
  };
}

/** Every list of these fields is in its row. */
const wordsOf = (line: InsuranceLine): CatalogueWords => ({
  texts: FORM_TEXTS.es,
  insured: lowerFirst(LINES[line].insured),
  optionsOf: ({ field }) => defined(field.options, `options of ${field.path}`),
  nameOf: () => '',
  townOf: () => undefined,
  searchHint: () => null,
});

/** Renders what is wrong in what cannot be changed here, such as a first day that is past. */
function otherFaults(line: InsuranceLine, faults: readonly Fault[], about: PageAbout): Markup {
  const questions = FORM_STEPS[line].flatMap(({ sections }) => sections.flatMap((section) => section.questions));
  const items = faults.map((fault) => {
    const question = questions.find(({ fields }) => fields.some(({ path }) => path === fault.campo));
    const field = question?.fields.find(({ path }) => path === fault.campo);
    return markup`<li>${question && field ? `${field.label ?? question.text}: ${sayFault(fault, field)}` : fault.mensaje}</li>`;
  });
  return markup`<section class="faults" aria-labelledby="fallos">
<h2 id="fallos">No podemos volver a cotizar</h2>
<ul>${items}</ul>
<p>Esto no se cambia en esta página: escribe a ${contactLink(about.contact)}.</p>
</section>
`;
}
