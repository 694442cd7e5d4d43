import { upperFirst } from '@cotiza/kernel';
import { byLine, LINES, tables, type InsuranceLine } from '../lines';
import { askedSections } from '../documents/questions';
import { byLanguage, DEFAULT_LANGUAGE, type Language, type Text } from '../model/language';
import { fieldsByPath } from '../model/walk';
import { ENGLISH_ROWS, type FormPath } from './english-rows.data';
import { formField, isOnForm, type FormField } from './form-field';

/** One question of a step, with the fields that its answer fills. */
export interface FormQuestion {
  readonly text: string;
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
  /** One word for it, among the names of all steps. */
  readonly name: string;
  readonly title: string;
  readonly sections: readonly FormSection[];
  /** Every field of the step, by path. */
  readonly fields: ReadonlyMap<string, FormField>;
}

interface StepFacts {
  readonly slug: string;
  /** In English; in Spanish it is the slug. */
  readonly english: string;
  readonly title: Text;
  /** Fields and blocks of the step; the longest path that fits a field decides. */
  readonly paths: readonly string[];
}

/** The steps after that of the insured object, which has every other field. */
const LATER_STEPS: readonly StepFacts[] = [
  {
    slug: 'titular',
    english: 'Policyholder',
    title: { es: 'Quién contrata el seguro', en: 'Who takes out the insurance' },
    paths: ['holder', 'risk.owner_is_holder', 'owner_same_as_holder', 'owner'],
  },
  {
    slug: 'conductor',
    english: 'Driver',
    title: { es: 'Quién conduce y su historial', en: 'The driver and their history' },
    paths: ['driver'],
  },
  {
    slug: 'contacto',
    english: 'Contact',
    title: { es: 'Dónde te escribimos y desde cuándo', en: 'Where we write to you, and from when' },
    paths: ['holder.phone', 'holder.email', 'holder.address', 'holder.address_same_as_risk', 'effective_date'],
  },
];

/** The steps of the form of each line in each language, with their questions in the order of the guide. */
export const FORM_STEPS_IN = byLanguage((language) => byLine((line) => stepsOf(line, language)));

/** The steps of the form of each line in Spanish. */
export const FORM_STEPS = FORM_STEPS_IN[DEFAULT_LANGUAGE];

function stepsOf(line: InsuranceLine, language: Language): readonly FormStep[] {
  const { insured, english } = LINES[line];
  const [first] = sectionsOf(line, language, undefined);
  const title = first?.title ?? insured;
  const start = { slug: insured.toLowerCase(), english: english.insured, title: { es: title, en: title } };
  return [{ ...start, facts: undefined }, ...LATER_STEPS.map((facts) => ({ ...facts, facts }))].flatMap((step) => {
    const sections = sectionsOf(line, language, step.facts);
    const fields = sections.flatMap(({ questions }) => questions.flatMap((question) => question.fields));
    if (fields.length === 0) return [];
    const name = language === 'es' ? upperFirst(step.slug) : step.english;
    const byPath = new Map(fields.map((field) => [field.path, field]));
    return [{ slug: step.slug, name, title: step.title[language], sections, fields: byPath }];
  });
}

function sectionsOf(line: InsuranceLine, language: Language, step: StepFacts | undefined): FormSection[] {
  const rows = fieldsByPath(tables[line]);
  return askedSections(tables[line]).flatMap(({ section, questions }) => {
    const asked = questions.flatMap(({ question: { text, onForm = text, isFollowUp = false }, paths }) => {
      const fields = paths.flatMap((path) => {
        const row = rows.get(path);
        return row && isOnForm(row) && stepOf(path) === step ? [formField(path, row, language)] : [];
      });
      const [first] = fields;
      if (first === undefined) return [];
      const english = ENGLISH_ROWS[first.path as FormPath].question;
      return [{ text: language === 'es' ? onForm : (english ?? onForm), isFollowUp, fields }];
    });
    const title = language === 'es' ? section.title : section.english;
    return asked.length === 0 ? [] : [{ title, questions: asked }];
  });
}

/** Returns the step of a field; none for a field of the first step. */
function stepOf(path: string): StepFacts | undefined {
  const fits = (prefix: string) => (path === prefix || path.startsWith(`${prefix}.`) ? prefix.length : 0);
  const bestOf = ({ paths }: StepFacts) => Math.max(...paths.map(fits));
  const best = LATER_STEPS.reduce((longest, step) => Math.max(longest, bestOf(step)), 0);
  return best === 0 ? undefined : LATER_STEPS.find((step) => bestOf(step) === best);
}
