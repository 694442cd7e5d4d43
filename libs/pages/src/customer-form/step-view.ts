import {
  askedFields,
  FORM_STEPS,
  sayFault,
  valueAt,
  type AskedField,
  type Fault,
  type FormField,
  type FormOption,
  type FormQuestion,
  type FormSection,
  type FormStep,
  type InsuranceLine,
} from '@cotiza/contract';
import type { DraftView, FieldValue, PlateVehicle } from '@cotiza/quoting';
import { isUnconfirmed, unknownPlate, vehicleQuestion } from './vehicle-question';

/** A draft whose line is known. */
export type LineDraft = DraftView & { readonly line: InsuranceLine };

/** What a visitor wants to see of a step. */
export interface StepWish {
  /** True to show what is missing as faults. */
  readonly showsMissing?: boolean;
  /** Path of a field of the agent that the customer changes. */
  readonly changing?: unknown;
  /** Values found by words, by the path of the field that was searched. */
  readonly found?: ReadonlyMap<string, SearchResult>;
  /** The vehicle of the plate, where that identifies one. */
  readonly plateVehicle?: PlateVehicle;
}

/** What a search in a catalogue has found. */
export interface SearchResult {
  readonly words: string;
  readonly options: readonly FormOption[];
  /** Sentence of the catalogue about words that it did not find. */
  readonly notice?: string;
}

/** A field as the step shows it. */
export interface FieldView {
  readonly field: FormField;
  readonly asked: AskedField;
  readonly value: FieldValue | undefined;
  /** In words for the customer; undefined where nothing is wrong, or where nothing was said yet. */
  readonly fault?: string;
  /** Values to choose among, where those of the field do not apply. */
  readonly candidates?: readonly FormOption[];
  readonly search?: SearchResult;
  /** The vehicle that the customer is asked to confirm. */
  readonly confirms?: PlateVehicle;
  /** What to do about the plate, where it is not known. */
  readonly notice?: string;
}

export interface QuestionView extends Omit<FormQuestion, 'fields'> {
  readonly fields: readonly FieldView[];
}

export interface SectionView extends Omit<FormSection, 'questions'> {
  readonly questions: readonly QuestionView[];
}

/** A step with the answers so far. */
export interface StepView {
  readonly step: FormStep;
  readonly asked: readonly SectionView[];
  /** The questions that the agent has answered. */
  readonly said: readonly QuestionView[];
}

/** Returns the step of a draft: what is missing or wrong, what the customer has said, and apart from it what the agent has said. */
export function stepView(draft: LineDraft, step: FormStep, wish: StepWish = {}): StepView {
  const asked = askedFields(draft.line, draft.facts);
  const said: QuestionView[] = [];
  const vehicle = vehicleQuestion(step);
  const unconfirmed = isUnconfirmed(draft, step) ? vehicle?.version : undefined;
  const sections = step.sections.map(({ title, questions }) => ({
    title,
    questions: questions.flatMap(({ fields, ...question }) => {
      const views = fields.flatMap((field) => {
        const of = asked.get(field.path) ?? (field === unconfirmed ? { isRequired: true, isOpen: false } : undefined);
        const fault = draft.faults.find(({ campo }) => campo === field.path);
        if (!of && !fault) return [];
        const plain = fieldView(draft, field, of ?? { isRequired: true, isOpen: false }, fault, wish);
        const view = field === vehicle?.version ? { ...plain, ...aboutPlate(draft, step, plain, wish) } : plain;
        return question.isFollowUp && !fault && view.value === undefined && !view.search ? [] : [view];
      });
      if (views.length === 0) return [];
      const view = { ...question, fields: views };
      if (!isSaidByAgent(draft, view, wish.changing)) return [view];
      said.push(view);
      return [];
    }),
  }));
  return { step, said, asked: sections.filter(({ questions }) => questions.length > 0) };
}

/** Returns what the plate says of the version. */
function aboutPlate(
  draft: LineDraft,
  step: FormStep,
  { value, search, fault, asked }: FieldView,
  { plateVehicle }: StepWish,
): Pick<FieldView, 'confirms' | 'notice' | 'fault'> {
  const isOpen = search === undefined && (value === undefined || value === plateVehicle?.versionId);
  const lacksPlate = fault !== undefined && value === undefined && asked.isOpen;
  return {
    confirms: isOpen ? plateVehicle : undefined,
    notice: unknownPlate(draft, step),
    fault: lacksPlate ? 'Escribe la matrícula o, si no la tienes, busca el vehículo y elige uno.' : fault,
  };
}

function fieldView(
  draft: LineDraft,
  field: FormField,
  asked: AskedField,
  fault: Fault | undefined,
  { showsMissing = false, found }: StepWish,
): FieldView {
  const value = valueAt(draft.facts, field.path) as FieldValue | undefined;
  const wrong = fault ?? (asked.isRequired && value === undefined ? MISSING : undefined);
  const isShown = showsMissing || (value !== undefined && draft.byCustomer.includes(field.path));
  return {
    ...{ field, asked, value },
    fault: wrong && isShown ? sayFault(wrong, field) : undefined,
    candidates: field.control === 'search' ? candidatesOf(fault) : undefined,
    search: found?.get(field.path),
  };
}

/** A field of a block that is missing as a whole has no fault of its own. */
const MISSING = { codigo: 'falta', mensaje: '' } as const;

const candidatesOf = (fault: Fault | undefined): readonly FormOption[] | undefined =>
  fault?.valores?.map((each) =>
    typeof each === 'string' ? { value: each, label: each } : { value: String(each.valor), label: each.etiqueta },
  );

/** A question is one of the agent's when it is answered, nothing in it is wrong, and the customer has answered no part of it. */
function isSaidByAgent(draft: LineDraft, { fields }: QuestionView, changing: unknown): boolean {
  const answered = fields.filter(({ value }) => value !== undefined);
  return (
    answered.length > 0 &&
    fields.every(
      ({ field: { path }, asked, value }) =>
        path !== changing &&
        (value !== undefined || !asked.isRequired) &&
        !draft.byCustomer.includes(path) &&
        !draft.faults.some(({ campo }) => campo === path),
    )
  );
}

const isWithin = (path: string, campo: string) => path === campo || path.startsWith(`${campo}.`);

/** Returns true for a step in which something is missing, wrong or not confirmed. */
export const isIncomplete = (draft: LineDraft, step: FormStep): boolean =>
  isUnconfirmed(draft, step) ||
  draft.faults.some(({ campo }) => [...step.fields.keys()].some((path) => isWithin(path, campo)));

/** Returns the steps of a draft's form. */
export const stepsOf = ({ line }: LineDraft): readonly FormStep[] => FORM_STEPS[line];

/** Returns the first step in which something is missing or wrong. */
export const firstOpen = (draft: LineDraft): FormStep | undefined =>
  stepsOf(draft).find((step) => isIncomplete(draft, step));
