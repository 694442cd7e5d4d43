import { defined } from '@cotiza/kernel';
import type { Customer } from './customer/customer';
import type { Door } from './door/door';
import type { Persona } from './personas.table';
import { detailIn, requirementsIn, valuesIn, verdictIn } from './reading/answers';
import type { Fault, Field, FieldQuestion } from './reading/field';
import { isObject } from './reading/json';
import { estimateIn, holds, pricesIn, type Estimate } from './reading/offers';
import { fieldsOfSchema } from './reading/schema';
import { bestChoice } from './words/choices';
import { understood } from './words/understood';
import { mend } from './mend';
import { Notes, type Body } from './notes';

export interface AgentContext {
  readonly persona: Persona;
  readonly customer: Customer;
  readonly door: Door;
  readonly ramo: string;
}

export interface Outcome {
  /** Offers with a readable price. */
  readonly offers: number;
  /** Undefined where there was no estimate. */
  readonly estimate?: { readonly holds: boolean };
  /** Quotations that were refused although the dry run had called the body complete. */
  readonly surprises: number;
  /** Fields that the agent could not fill, with the messages about them. */
  readonly helpless: readonly string[];
}

/** The fields, by their last name, that identify a person. */
const PERSONAL_FIELDS = [
  ...['document_id', 'name', 'surname', 'surname2', 'birth_date', 'phone', 'email'],
  ...['road_name', 'road_number', 'previous_policy_number'],
];
const isPersonal = (campo: string): boolean => PERSONAL_FIELDS.includes(campo.split('.').at(-1) ?? campo);

/** Returns whether an estimate must not ask for a field: a plate identifies a person, a birth date alone does not. */
const isIdentifying = (campo: string): boolean =>
  (isPersonal(campo) && !campo.endsWith('birth_date')) || campo.endsWith('_plate');

/** Attempts of an estimate, a dry run and a quotation before the agent gives up. */
const ROUNDS = 12;

/** Gets a customer the prices of a line, from the answers of the service and of the customer alone. */
export class Agent {
  private readonly notes = new Notes();
  private readonly detailed = new Set<string>();
  private readonly helpless: string[] = [];
  private estimate: Estimate | undefined;
  private isHeld = true;
  private surprises = 0;
  private line: string | undefined;

  constructor(private readonly context: AgentContext) {}

  async quote(): Promise<Outcome> {
    await this.readRequirements();
    const offers = (await this.tryDry()) ? await this.getOffers() : 0;
    const { surprises, helpless } = this;
    return { offers, estimate: this.estimate && { holds: this.isHeld }, surprises, helpless };
  }

  /** Prepares a draft with what does not identify the customer, who completes it. Returns the number of offers. */
  async quoteByDraft(
    complete: (draft: { readonly link: string; readonly code: string }) => Promise<unknown>,
  ): Promise<Outcome> {
    await this.readRequirements();
    const { door, ramo } = this.context;
    const sent = this.body((campo) => !isIdentifying(campo));
    const { data } = await door.call({ operation: 'preparar_solicitud', ramo, sent });
    const draft = isObject(data) ? data : {};
    await complete({ link: String(draft.completar_url), code: String(draft.codigo) });
    const followed = await door.call({
      operation: 'consultar_solicitud',
      ramo,
      sent: { solicitud_id: draft.solicitud_id },
    });
    // The customer of the page is another person than the one of the estimate.
    const estimate = this.estimate && { holds: true };
    return { offers: pricesIn(followed), estimate, surprises: this.surprises, helpless: this.helpless };
  }

  private async readRequirements(): Promise<void> {
    const { door, ramo, persona } = this.context;
    const tool = door.tools.find(({ name }) => name.startsWith('cotizar') && name.endsWith(ramo));
    for (const field of tool ? fieldsOfSchema(tool.inputSchema) : []) this.notes.learn(field);
    const answer = await door.call({ operation: 'requisitos', ramo, sent: {} });
    const { fields, questions, line } = requirementsIn(answer);
    this.line = line;
    for (const field of fields) this.notes.learn(field);
    if (persona.holdsIdentityBack) this.estimate = await this.getEstimate();
    this.ask(questions, false);
  }

  private ask(questions: readonly FieldQuestion[], isInsisting: boolean): void {
    this.notes.hear(this.context.customer.answer(questions.map((question) => ({ ...question, isInsisting }))));
  }

  /** Returns an estimate from the fields that it requires, or undefined when they identify the customer. */
  private async getEstimate(): Promise<Estimate | undefined> {
    const { door, ramo } = this.context;
    const wanted = new Set<string>();
    for (let round = 0; round < ROUNDS; round += 1) {
      await this.fill();
      const sent = this.body((campo) => wanted.has(campo));
      const answer = await door.call({ operation: 'estimar', ramo, sent });
      if (!answer.isRefused) return estimateIn(answer);
      const { faults } = verdictIn(answer);
      if (faults.some(({ campo }) => isIdentifying(campo))) return undefined;
      for (const { campo } of faults) wanted.add(campo);
      if (!(await this.settle(faults))) return undefined;
    }
    return undefined;
  }

  /** Checks the body until it has no fault. Returns whether it can be quoted. */
  private async tryDry(): Promise<boolean> {
    const { door, ramo, persona } = this.context;
    const isHeldBack = (campo: string) => persona.holdsIdentityBack && isPersonal(campo);
    for (let round = 0; round < ROUNDS; round += 1) {
      await this.fill();
      const sent = this.body((campo) => !isHeldBack(campo));
      const verdict = verdictIn(await door.call({ operation: 'comprobar', ramo, sent }));
      const faults = verdict.faults.filter(({ campo }) => !isHeldBack(campo) || !this.notes.values.has(campo));
      if (faults.length === 0 && (verdict.isComplete || persona.holdsIdentityBack)) return true;
      if (!(await this.settle(faults))) return false;
    }
    return this.giveUp('(body)', 'no end of faults');
  }

  /** Returns the number of offers. */
  private async getOffers(): Promise<number> {
    const { door, ramo, persona } = this.context;
    for (let round = 0; round < ROUNDS; round += 1) {
      await this.fill();
      const answer = await door.call({ operation: 'cotizar', ramo, sent: this.body() });
      if (!answer.isRefused) {
        if (this.estimate) this.isHeld = holds(this.estimate, answer);
        return pricesIn(answer);
      }
      if (!persona.holdsIdentityBack) this.surprises += 1;
      if (!(await this.settle(verdictIn(answer).faults))) return 0;
    }
    return 0;
  }

  private body(isIn?: (campo: string) => boolean): Body {
    return { ...(this.line === undefined ? {} : { insurance_line: this.line }), ...this.notes.body(isIn) };
  }

  /** Mends the faults, and asks the customer about the rest. Returns whether to try again. */
  private async settle(faults: readonly Fault[]): Promise<boolean> {
    const { hasChanged, toAsk, helpless, isUnsupported } = await mend(faults, this.notes, (campo) =>
      this.remake(campo),
    );
    if (isUnsupported || faults.length === 0) return this.giveUp(faults[0]?.campo ?? '(body)', 'nothing to go by');
    const hasAnswer = this.askAgain(toAsk);
    // The answer to a question that several faults share may mend the others.
    if (hasChanged || hasAnswer) return true;
    for (const { campo, mensaje } of [...helpless, ...toAsk]) this.giveUp(campo, mensaje);
    return false;
  }

  /** Asks each question of the faults once. Returns whether the customer said anything new. */
  private askAgain(faults: readonly Fault[]): boolean {
    const { askedAgain } = this.notes;
    for (const { campo } of faults) askedAgain.set(campo, (askedAgain.get(campo) ?? 0) + 1);
    const before = new Set(this.notes.open().map(([campo]) => campo));
    this.ask([...new Map(faults.map((fault) => [fault.pregunta, questionOf(fault)])).values()], true);
    return this.notes.open().some(([campo]) => !before.has(campo));
  }

  private giveUp(campo: string, why: string): false {
    this.helpless.push(`${campo}: ${why}`);
    return false;
  }

  /** Puts the customer's new answers into the body. */
  private async fill(): Promise<void> {
    for (const [campo, said] of this.notes.open()) {
      if (!this.notes.isKnown(campo)) continue;
      const value = await this.valueOf(campo, said);
      if (value !== undefined) this.notes.set(campo, value);
    }
  }

  /** Makes the value of a field again. Returns whether it changed. */
  private async remake(campo: string): Promise<boolean> {
    const before = this.notes.values.get(campo);
    const said = defined(this.notes.said.get(campo), `answer of the customer about ${campo}`);
    const value = await this.valueOf(campo, said);
    if (value === undefined) return false;
    this.notes.set(campo, value);
    return this.notes.values.get(campo) !== before;
  }

  private async valueOf(campo: string, said: string): Promise<unknown> {
    const field = this.notes.about(campo);
    const isFaulty = this.notes.faulty.has(campo);
    const plain = understood(said, field);
    const value = plain === undefined ? await this.valueByDetail(field, said) : plain;
    // Optional and deduced values are looked up only on demand.
    const canWait = !isFaulty && (field.isOptional || /se deduce/.test(field.form ?? ''));
    return value === undefined && !canWait ? this.valueLookedUp(field, said) : value;
  }

  private async valueLookedUp({ catalogue, choices }: Field, said: string): Promise<unknown> {
    if (catalogue === undefined) return undefined;
    const { door, ramo } = this.context;
    const ofVehicles = catalogue.startsWith('vehicle-') ? { ramo } : {};
    const search = (sent: object) =>
      door.call({ operation: 'catalogo', ramo, sent: { tipo: catalogue, ...ofVehicles, ...sent } });
    const answer = await search(choices === undefined ? { texto: said } : {});
    const isTextRefused = answer.isRefused && verdictIn(answer).faults.some(({ campo }) => campo === 'texto');
    const values = valuesIn(isTextRefused ? await search({}) : answer);
    return (bestChoice(said, values) ?? values[0])?.valor;
  }

  /** Asks once for the meanings of a short list, where the tool of the requirements takes the name of a field. */
  private async valueByDetail({ campo, choices, catalogue }: Field, said: string): Promise<unknown> {
    const { door, ramo } = this.context;
    if (!choices || catalogue !== undefined || this.detailed.has(campo) || !hasDetail(door)) return undefined;
    this.detailed.add(campo);
    const fields = detailIn(await door.call({ operation: 'requisitos', ramo, sent: { detalle: campo } }));
    for (const field of fields.filter((one) => one.campo === campo)) this.notes.learn(field);
    return understood(said, this.notes.about(campo));
  }
}

const hasDetail = ({ tools }: Door) =>
  tools.some(
    ({ name, inputSchema: { properties } }) =>
      name.includes('requisitos') && isObject(properties) && 'detalle' in properties,
  );

function questionOf({ pregunta, campo, about }: Fault): FieldQuestion {
  const labels = about.choices?.map(({ etiqueta, valor }) => etiqueta ?? String(valor));
  const options = labels && labels.length < 13 ? ` (${labels.join('; ')})` : '';
  return { text: `${pregunta}${options}`, fields: [campo] };
}
