import { isVehicleLine, readStep, valueAt, type FormStep } from '@cotiza/contract';
import { QUOTING_SERVICE } from '@cotiza/nest';
import type { DraftPatch, DraftRefusal, PlateVehicle, QuotingService } from '@cotiza/quoting';
import { Inject, Injectable } from '@nestjs/common';
import { catalogueWords, searchCatalogue } from './catalogue-words';
import type { FormAnswer } from './form-answer';
import { FORM_TERMS, type FormTerms } from './form-terms';
import type { PostedStep } from './posted-step';
import {
  isIncomplete,
  raisesDoubt,
  stepsOf,
  stepView,
  type LineDraft,
  type StepView,
  type StepWish,
} from './step-view';
import { opensConfirmation, soundPlate, vehicleQuestion, withVehicle } from './vehicle-question';
import { FAULTS_ID, stepPage, type StepPage } from './step.page';

/** The browser that a link is bound to, with its draft. */
export interface OpenForm {
  readonly token: string;
  readonly browserKey: string;
  readonly draft: LineDraft;
}

type Flags = Pick<StepPage, 'hasMore' | 'lacksConsent' | 'seen'>;

/** Shows and keeps the steps of a draft. */
@Injectable()
export class FormSteps {
  constructor(
    @Inject(FORM_TERMS) private readonly terms: FormTerms,
    @Inject(QUOTING_SERVICE) private readonly service: QuotingService,
  ) {}

  /** Renders a step, with what a search has found. */
  async show(draft: LineDraft, step: FormStep, wish: StepWish = {}, flags: Flags = {}): Promise<string> {
    const words = catalogueWords(this.service, draft);
    const view = stepView(draft, step, { ...wish, plateVehicle: await this.plateVehicle(draft, step) });
    return stepPage({ draft, view, words, about: this.terms.about, ...flags });
  }

  private async plateVehicle(draft: LineDraft, step: FormStep): Promise<PlateVehicle | undefined> {
    const question = vehicleQuestion(step);
    const plate = question && soundPlate(draft, question);
    if (plate === undefined || !isVehicleLine(draft.line)) return undefined;
    return this.service.findPlateVehicle(draft.line, plate, draft.language);
  }

  /** Renders a step with the values that these words find. */
  search(draft: LineDraft, step: FormStep, { searches }: PostedStep): Promise<string> {
    const found = [...searches].map(
      ([path, words]) => [path, searchCatalogue(this.service, draft, step.fields.get(path)?.catalogue, words)] as const,
    );
    return this.show(draft, step, { found: new Map(found) });
  }

  /** Keeps a posted step. Returns the draft after it. */
  async save(
    { token, browserKey, draft }: OpenForm,
    step: FormStep,
    { typed }: PostedStep,
  ): Promise<LineDraft | DraftRefusal> {
    return this.keep(
      { token, browserKey, draft },
      {
        ...unasked(draft),
        ...readStep(draft.line, step, draft.facts, withUnticked(draft, step, withVehicle(draft, step, typed))),
      },
    );
  }

  /** Keeps what was typed into a page that did not show the draft as it is: what was left empty there removes nothing. */
  async saveTyped(form: OpenForm, step: FormStep, { typed }: PostedStep): Promise<LineDraft | DraftRefusal> {
    const { draft } = form;
    const read = Object.entries(readStep(draft.line, step, draft.facts, withVehicle(draft, step, typed)));
    return this.keep(form, Object.fromEntries(read.filter(([, value]) => value !== undefined)));
  }

  /** Fills in the proposed sum whose button was pressed, or shows what it needs; undefined where none was pressed. */
  async propose(
    form: OpenForm,
    step: FormStep,
    { pressed = '' }: PostedStep,
  ): Promise<FormAnswer | DraftRefusal | undefined> {
    const field = step.fields.get(pressed);
    if (field?.row.form?.proposal === undefined) return undefined;
    const proposal = form.draft.proposals.find(({ campo }) => campo === pressed);
    if (proposal === undefined) return { to: `${step.slug}?propuesta=1#${pressed}` };
    const kept = await this.keep(form, { [pressed]: proposal.importe });
    if (typeof kept === 'string') return kept;
    return { to: `${step.slug}#${pressed}` };
  }

  private async keep({ token, browserKey, draft }: OpenForm, changes: DraftPatch): Promise<LineDraft | DraftRefusal> {
    const after = await this.terms.desk.save(token, browserKey, changes);
    return typeof after === 'string' ? after : { ...after, line: draft.line, language: draft.language };
  }

  /**
   * Returns where a posted step leads: to itself while something of it is missing or wrong, and once where something is hardly true;
   * then to the next that needs answers.
   *
   * @param before the draft that the posted page has shown
   */
  next(before: LineDraft, draft: LineDraft, step: FormStep): string {
    if (!isIncomplete(draft, step)) {
      if (raisesDoubt(before, draft, step)) return withFaults(step);
      const steps = stepsOf(draft);
      const later = steps.slice(steps.indexOf(step) + 1);
      return (later.find((each) => isIncomplete(draft, each)) ?? later.at(-1) ?? step).slug;
    }
    const wasAsked = new Set(fieldsOf(stepView(before, step)).map(({ field: { path } }) => path));
    const faulty = fieldsOf(stepView(draft, step, { showsMissing: true })).filter(({ fault }) => fault !== undefined);
    const confirmed = opensConfirmation(before, draft, step);
    const isNew = faulty.every(({ field: { path } }) => !wasAsked.has(path) || path === confirmed);
    return isNew ? `${step.slug}?mas=1` : withFaults(step);
  }
}

/** Returns the address of a step with what is wrong in it. */
export const withFaults = ({ slug }: FormStep): string => `${slug}?revisa=1#${FAULTS_ID}`;

/** A statement that the customer had confirmed, and has no longer ticked, is as if it was never said. */
function withUnticked(
  { byCustomer }: LineDraft,
  { fields }: FormStep,
  typed: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const unticked = [...fields.values()].filter(
    ({ control, path }) => control === 'statement' && byCustomer.includes(path) && !typed.has(path),
  );
  return new Map([...typed, ...unticked.map(({ path }) => [path, ''] as const)]);
}

const fieldsOf = ({ asked }: StepView) =>
  asked.flatMap(({ questions }) => questions.flatMap((question) => question.fields));

/** Removes what the form does not ask and is wrong, such as a brand that is not that of the version. */
function unasked(draft: LineDraft): DraftPatch {
  const isAsked = (campo: string) => stepsOf(draft).some(({ fields }) => fields.has(campo));
  const wrong = draft.faults.filter(({ campo }) => !isAsked(campo) && valueAt(draft.facts, campo) !== undefined);
  return Object.fromEntries(wrong.map(({ campo }) => [campo, undefined]));
}
