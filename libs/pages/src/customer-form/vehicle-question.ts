import { readField, valueAt, type FormField, type FormStep, type InsuranceLine, type Language } from '@cotiza/contract';
import type { DraftView } from '@cotiza/quoting';
import { FORM_TEXTS, insuredIn } from './form.texts';
import type { PostedStep } from './posted-step';

type LineDraft = Pick<DraftView, 'facts' | 'faults'> & { readonly line: InsuranceLine; readonly language: Language };

/** The value that stands for another vehicle than that of the plate. */
export const OTHER_VEHICLE = 'otro';

/** The fields of a step that say which vehicle is insured. */
export interface VehicleQuestion {
  readonly plate: FormField;
  readonly version: FormField;
}

export function vehicleQuestion({ fields }: FormStep): VehicleQuestion | undefined {
  const all = [...fields.values()];
  const plate = all.find(({ control }) => control === 'plate');
  const version = all.find(({ control, row }) => control === 'search' && row.instead !== undefined);
  return plate && version && { plate, version };
}

/** Returns the plate of a draft in a step where nothing is wrong with it. */
export function soundPlate({ facts, faults }: LineDraft, { plate }: VehicleQuestion): string | undefined {
  const value = valueAt(facts, plate.path);
  return typeof value === 'string' && faults.every(({ campo }) => campo !== plate.path) ? value : undefined;
}

/** Returns true while a plate identifies a vehicle that the customer has not confirmed. */
export function isUnconfirmed(draft: LineDraft, step: FormStep): boolean {
  const question = vehicleQuestion(step);
  if (question === undefined || soundPlate(draft, question) === undefined) return false;
  const { path } = question.version;
  return valueAt(draft.facts, path) === undefined && draft.faults.every(({ campo }) => campo !== path);
}

/** Returns the path of the version where the plate of a step asks the customer for the first time to confirm the vehicle. */
export function opensConfirmation(before: LineDraft, draft: LineDraft, step: FormStep): string | undefined {
  const question = vehicleQuestion(step);
  if (question === undefined || !isUnconfirmed(draft, step)) return undefined;
  return soundPlate(before, question) === soundPlate(draft, question) ? undefined : question.version.path;
}

/** Says what to do about a plate that is not known; undefined for one that is. */
export function unknownPlate(draft: LineDraft, step: FormStep): string | undefined {
  const question = vehicleQuestion(step);
  if (question === undefined || soundPlate(draft, question) === undefined) return undefined;
  const isMissing = draft.faults.some(({ campo, codigo }) => campo === question.version.path && codigo === 'falta');
  return isMissing ? FORM_TEXTS[draft.language].unknownPlate(insuredIn(draft)) : undefined;
}

/**
 * Returns the texts of a step without an answer about another vehicle: that of the plate is removed with a plate that is changed,
 * and both where the customer says that it is another.
 */
export function withVehicle(
  { facts }: LineDraft,
  step: FormStep,
  typed: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const question = vehicleQuestion(step);
  if (question === undefined) return typed;
  const { plate, version } = question;
  if (typed.get(version.path) === OTHER_VEHICLE) return new Map([...typed, [plate.path, ''], [version.path, '']]);
  return isPlateChanged({ facts }, question, typed) && valueAt(facts, plate.path) !== undefined
    ? new Map([...typed, [version.path, '']])
    : typed;
}

/**
 * Returns true where the button of the plate was pressed for a plate that the draft has not, or for none. Enter in any box of the step
 * presses it, because it is the first of the form.
 */
export function looksUpPlate(draft: LineDraft, step: FormStep, { typed, pressed }: PostedStep): boolean {
  const question = vehicleQuestion(step);
  if (question === undefined || pressed !== question.plate.path) return false;
  return isPlateChanged(draft, question, typed) || (typed.get(pressed) ?? '').trim() === '';
}

/** Returns true where another plate was typed than that of the draft. */
function isPlateChanged(
  { facts }: Pick<LineDraft, 'facts'>,
  { plate }: VehicleQuestion,
  typed: ReadonlyMap<string, string>,
): boolean {
  const text = typed.get(plate.path);
  return text !== undefined && readField(plate.row, text) !== valueAt(facts, plate.path);
}
