import { byLine, LINES, tables, type InsuranceLine } from '../lines';
import { askedSections } from '../documents/questions';
import { fieldsAt } from '../model/walk';
import { formField, isOnForm, type FormField } from './form-field';

/** One question of a step, with the fields that its answer fills. */
export interface FormQuestion {
  readonly text: string;
  readonly onlyIf?: string;
  /** Asked only where another answer leaves it open. */
  readonly isFollowUp: boolean;
  readonly fields: readonly FormField[];
}

/** Questions of a step under one heading. */
export interface FormSection {
  readonly title: string;
  readonly questions: readonly FormQuestion[];
}

/** A step of the form that a customer fills in without an agent. */
export interface FormStep {
  /** Last part of its address. */
  readonly slug: string;
  readonly title: string;
  readonly sections: readonly FormSection[];
  /** Every field of the step, by path. */
  readonly fields: ReadonlyMap<string, FormField>;
}

interface StepFacts {
  readonly slug: string;
  readonly title: string;
  /** Fields and blocks of the step; the longest path that fits a field decides. */
  readonly paths: readonly string[];
}

/** The steps after that of the insured object, which has every other field. */
const LATER_STEPS: readonly StepFacts[] = [
  {
    slug: 'titular',
    title: 'Quién contrata el seguro',
    paths: ['holder', 'risk.owner_is_holder', 'owner_same_as_holder', 'owner'],
  },
  { slug: 'conductor', title: 'Quién conduce y su historial', paths: ['driver'] },
  {
    slug: 'contacto',
    title: 'Dónde te escribimos y desde cuándo',
    paths: ['holder.phone', 'holder.email', 'holder.address', 'holder.address_same_as_risk', 'effective_date'],
  },
];

/** The steps of the form of each line, with their questions in the order of the guide. */
export const FORM_STEPS: Readonly<Record<InsuranceLine, readonly FormStep[]>> = byLine((line) => {
  const { insured } = LINES[line];
  const [first] = sectionsOf(line, undefined);
  const steps = [{ slug: insured.toLowerCase(), title: first?.title ?? insured, facts: undefined }];
  return [...steps, ...LATER_STEPS.map((facts) => ({ ...facts, facts }))].flatMap(({ slug, title, facts }) => {
    const sections = sectionsOf(line, facts);
    const fields = sections.flatMap(({ questions }) => questions.flatMap((question) => question.fields));
    if (fields.length === 0) return [];
    return [{ slug, title, sections, fields: new Map(fields.map((field) => [field.path, field])) }];
  });
});

function sectionsOf(line: InsuranceLine, step: StepFacts | undefined): FormSection[] {
  const rows = new Map(fieldsAt(tables[line]).map(({ path, field }) => [path, field]));
  return askedSections(tables[line]).flatMap(({ section, questions }) => {
    const asked = questions.flatMap(
      ({ question: { text: spoken, onForm: text = spoken, onlyIf, isFollowUp = false }, paths }) => {
        const fields = paths.flatMap((path) => {
          const row = rows.get(path);
          return row && isOnForm(row) && stepOf(path) === step ? [formField(path, row)] : [];
        });
        return fields.length === 0 ? [] : [{ text, isFollowUp, ...(onlyIf === undefined ? {} : { onlyIf }), fields }];
      },
    );
    return asked.length === 0 ? [] : [{ title: section.title, questions: asked }];
  });
}

/** Returns the step of a field; none for a field of the first step. */
function stepOf(path: string): StepFacts | undefined {
  const fits = (prefix: string) => (path === prefix || path.startsWith(`${prefix}.`) ? prefix.length : 0);
  const bestOf = ({ paths }: StepFacts) => Math.max(...paths.map(fits));
  const best = LATER_STEPS.reduce((longest, step) => Math.max(longest, bestOf(step)), 0);
  return best === 0 ? undefined : LATER_STEPS.find((step) => bestOf(step) === best);
}
