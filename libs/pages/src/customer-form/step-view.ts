import {
  askedFields,
  FORM_STEPS_IN,
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
  type Language,
} from '@cotiza/contract';
import { warningIn, type DraftView, type FieldValue, type PlateVehicle } from '@cotiza/quoting';
import { FORM_TEXTS, insuredIn } from './form.texts';
import { openersOf, type Opener } from './opened-questions';
import { isUnconfirmed, unknownPlate, vehicleQuestion } from './vehicle-question';

/** A draft whose line is known, with the language of its pages. */
export type LineDraft = DraftView & { readonly line: InsuranceLine; readonly language: Language };

/** What a visitor wants to see of a step. */
export interface StepWish {
  /** True to show what is missing as faults. */
  readonly showsMissing?: boolean;
  /** True where a sum was asked for that needs other answers first. */
  readonly lacksProposal?: boolean;
  /** Path of a field of the agent that the customer changes. */
  readonly changing?: unknown;
  /** Values found by words, by the path of the field that was searched. */
  readonly found?: ReadonlyMap<string, SearchResult>;
  /** The vehicle of the plate, where that identifies one. */
  readonly plateVehicle?: PlateVehicle;
}

export interface SearchResult {
  readonly words: string;
  readonly options: readonly FormOption[];
  /** Sentence of the catalogue about words that it did not find. */
  readonly notice?: string;
}

export interface FieldView {
  readonly field: FormField;
  readonly asked: AskedField;
  readonly value: FieldValue | undefined;
  /** True where something is missing or wrong, said or not. */
  readonly isWrong: boolean;
  /** In words for the customer: what is wrong or hardly true; undefined where nothing is, or where nothing was said yet. */
  readonly fault?: string;
  /** Values to choose among, where those of the field do not apply. */
  readonly candidates?: readonly FormOption[];
  readonly search?: SearchResult;
  /** The vehicle that the customer is asked to confirm. */
  readonly confirms?: PlateVehicle;
  /** Advice on a plate that is not known, or on a proposed sum. */
  readonly notice?: string;
}

export interface QuestionView extends Omit<FormQuestion, 'fields'> {
  readonly fields: readonly FieldView[];
  /** The questions that a choice of this one opens. */
  readonly opens?: Pick<Opener, 'path' | 'values'>;
  /** Path of the choice that opens this question, where the same page shows it. */
  readonly openedBy?: string;
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
  const shown = new Set<string>();
  const vehicle = vehicleQuestion(step);
  const unconfirmed = isUnconfirmed(draft, step) ? vehicle?.version : undefined;
  const sections = step.sections.map(({ title, questions }) => {
    const openers = openersOf(draft, questions);
    const opens = new Map([...openers.values()].flatMap((opener) => opener.opened.map((each) => [each, opener])));
    return {
      title,
      questions: questions.flatMap((whole) => {
        const { fields, ...question } = whole;
        const opener = opens.get(whole);
        const openerAsks = opener && shown.has(opener.path) ? opener.asked : undefined;
        const isOpened = opener === undefined || valueAt(draft.facts, opener.path) !== undefined;
        const showsMissing = wish.showsMissing && isOpened;
        const views = fields.flatMap((field) => {
          const isUnconfirmedVersion = field === unconfirmed;
          const row = asked.get(field.path) ?? (isUnconfirmedVersion ? ASKED : openerAsks?.get(field.path));
          // A field that another answer opens is shown only with that answer.
          const of = row && question.isFollowUp ? ASKED : row;
          const isNeeded = asked.has(field.path) || isUnconfirmedVersion;
          const plain = fieldView(draft, field, of, { ...wish, showsMissing, isNeeded });
          if (plain === undefined) return [];
          const view = field === vehicle?.version ? { ...plain, ...aboutPlate(draft, step, plain, wish) } : plain;
          return question.isFollowUp && !hasAnything(view) ? [] : [view];
        });
        if (views.length === 0) return [];
        const own = openers.get(whole);
        const view = {
          ...question,
          fields: views,
          ...(own && { opens: own }),
          ...(opener && openerAsks && { openedBy: opener.path }),
        };
        if (!isSaidByAgent(draft, view, wish.changing)) {
          for (const { field } of views) shown.add(field.path);
          return [view];
        }
        said.push(view);
        return [];
      }),
    };
  });
  return { step, said, asked: sections.filter(({ questions }) => questions.length > 0) };
}

const isTyped = ({ byCustomer }: LineDraft, { path }: FormField, value: FieldValue | undefined): boolean =>
  value !== undefined && byCustomer.includes(path);

/** A field with a fault is asked for whatever the other answers are, and a version that the plate says until it is confirmed. */
const ASKED: AskedField = { isRequired: true, isOpen: false };

const hasAnything = ({ isWrong, value, search }: FieldView): boolean =>
  isWrong || value !== undefined || search !== undefined;

/** Returns what the plate says of the version. */
function aboutPlate(
  draft: LineDraft,
  step: FormStep,
  { value, search, fault, asked }: FieldView,
  { plateVehicle }: StepWish,
): Pick<FieldView, 'confirms' | 'notice' | 'fault'> {
  const isOpen = search === undefined && (value === undefined || value === plateVehicle?.versionId);
  const texts = FORM_TEXTS[draft.language];
  const confirms = isOpen ? plateVehicle : undefined;
  const lacks = confirms ? texts.sayIfYours(insuredIn(draft)) : asked.isOpen ? texts.needsPlate : fault;
  return { confirms, notice: unknownPlate(draft, step), fault: fault && value === undefined ? lacks : fault };
}

/** Returns a field with its answer; undefined for one that is not asked and has no fault. */
function fieldView(
  draft: LineDraft,
  field: FormField,
  asked: AskedField | undefined,
  { isNeeded, ...wish }: StepWish & { readonly isNeeded: boolean },
): FieldView | undefined {
  const { showsMissing = false, found } = wish;
  const fault = draft.faults.find(({ campo }) => campo === field.path);
  if (asked === undefined && fault === undefined) return undefined;
  const value = valueAt(draft.facts, field.path) as FieldValue | undefined;
  const isMissing = value === undefined && isNeeded && asked?.isRequired === true;
  const isShown = showsMissing || isTyped(draft, field, value);
  return {
    ...{ field, asked: asked ?? ASKED, value, isWrong: fault !== undefined },
    fault: saidFault(draft, field, isShown ? (fault ?? isMissing) : false, value),
    candidates: candidatesOf(field, fault),
    search: found?.get(field.path),
    notice: aboutProposal(draft, field, value, wish),
  };
}

/** Returns what is hardly true of an answer of the customer, who may go on. */
function doubtAbout({ line, warnings, byCustomer, language }: LineDraft, { path }: FormField): string | undefined {
  const doubt = byCustomer.includes(path) ? warnings.find(({ campo }) => campo === path) : undefined;
  return doubt && `${warningIn(language, line, doubt)} ${FORM_TEXTS[language].ifRight}`;
}

/** Returns true where the answers of a step have made something hardly true that was not so before. */
export const raisesDoubt = (before: LineDraft, draft: LineDraft, { fields }: FormStep): boolean =>
  draft.warnings.some(
    ({ campo, mensaje }) =>
      fields.has(campo) &&
      draft.byCustomer.includes(campo) &&
      !before.warnings.some((earlier) => earlier.campo === campo && earlier.mensaje === mensaje),
  );

/** Returns a fault in words, that the field is missing, or what is hardly true. */
function saidFault(
  draft: LineDraft,
  field: FormField,
  fault: Fault | boolean,
  value: FieldValue | undefined,
): string | undefined {
  if (fault === false) return doubtAbout(draft, field);
  return sayFault(fault === true ? MISSING : fault, field, value);
}

/** Says where a proposed sum comes from, or what it needs. */
function aboutProposal(
  { proposals, language }: LineDraft,
  { path, row }: FormField,
  value: FieldValue | undefined,
  { lacksProposal = false }: StepWish,
): string | undefined {
  if (row.form?.proposal === undefined) return undefined;
  const proposal = proposals.find(({ campo }) => campo === path);
  if (proposal === undefined) return lacksProposal ? FORM_TEXTS[language].needsSize : undefined;
  return value === proposal.importe ? FORM_TEXTS[language].isRebuilding : undefined;
}

/** A field of a block that is missing as a whole has no fault of its own. */
const MISSING = { codigo: 'falta', mensaje: '' } as const;

function candidatesOf({ control }: FormField, fault: Fault | undefined): readonly FormOption[] | undefined {
  if (control !== 'search') return undefined;
  return fault?.valores?.map((each) =>
    typeof each === 'string' ? { value: each, label: each } : { value: String(each.valor), label: each.etiqueta },
  );
}

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

export const stepsOf = ({ line, language }: LineDraft): readonly FormStep[] => FORM_STEPS_IN[language][line];

/** Returns the first step in which something is missing or wrong. */
export const firstOpen = (draft: LineDraft): FormStep | undefined =>
  stepsOf(draft).find((step) => isIncomplete(draft, step));
