import { markup, upperFirst, type Markup } from '@cotiza/kernel';
import { changesSince } from '@cotiza/quoting';
import type { CatalogueWords } from './field.section';
import { FORM_TEXTS, insuredIn } from './form.texts';
import { stepsOf, stepView, type LineDraft } from './step-view';

/** Id of the list of changes, for the fragment of the address. */
export const CHANGES_ID = 'cambios';

/**
 * Renders what the agent has changed while the customer was at it, each with the step in which it is changed back; nothing where it has
 * changed nothing.
 *
 * @param version that the customer has seen
 */
export function changesSection(draft: LineDraft, version: number, { nameOf }: CatalogueWords): Markup | null {
  const changed = new Set(changesSince(draft.agentChanges, version));
  if (changed.size === 0) return null;
  const texts = FORM_TEXTS[draft.language];
  const rows = stepsOf(draft).flatMap((step) => {
    const { asked, said } = stepView(draft, step);
    const questions = [...said, ...asked.flatMap((section) => section.questions)];
    return questions.flatMap(({ text, fields }) =>
      fields
        .filter(({ field }) => changed.has(field.path))
        .map((view) => {
          const { path, label } = view.field;
          const said = view.value === undefined ? texts.unsaid : nameOf(view);
          return markup`<li>${label ?? text}: <strong>${said}</strong> <a href="${step.slug}?cambiar=${path}#${path}">${texts.change}<span class="unseen"> ${label ?? text}</span></a></li>`;
        }),
    );
  });
  const line = changed.has('insurance_line')
    ? [markup`<li>${texts.insured}: <strong>${upperFirst(insuredIn(draft))}</strong></li>`]
    : [];
  return markup`<section class="card" role="status" id="${CHANGES_ID}" tabindex="-1"><h2>${texts.changedTitle}</h2>
<p>${texts.changedLead}</p>
<ul>${[...line, ...rows]}</ul>
</section>`;
}
