import { existing } from '@cotiza/kernel';
import type { Customer, Question } from '../customer/customer';
import type { Door } from '../door/door';
import { isPersonal, tellsWho } from '../personal.data';
import type { Persona } from '../personas.table';
import { detailIn, requirementsIn, verdictIn } from '../reading/answers';
import type { KnownField, ToldFault, ToldQuestion } from '../reading/known-field';
import { estimateIn, holds, type ToldEstimate } from '../reading/estimates';
import { isObject } from '../reading/json';
import { addsUp, cheapestOf, offersIn, premiumLinesIn, type ToldOffer } from '../reading/offers';
import { levelsIn } from '../reading/levels';
import { fieldsOfSchema } from '../reading/of-schema';
import { understood } from '../words/understood';
import { pathsIn, type Body } from './body';
import { lookUp } from './look-up';
import { mend, type Ways } from './mend';
import { Notes } from './notes';

/** Who talks to whom about what. */
export interface Conversation {
  readonly persona: Persona;
  readonly customer: Customer;
  readonly door: Door;
  readonly ramo: string;
  /** The key of the quotation. */
  readonly key: string;
  readonly thisYear: number;
}

/** What came of it. */
export interface Outcome {
  /** What the customer can be told, in euros. */
  readonly prices: readonly number[];
  /** Levels of cover of which the customer can be told the best offer: who, for how much, with what excess, and what it adds. */
  readonly levels: number;
  /** What the detail of the cheapest offer came to; undefined where none was read. */
  readonly detail?: { readonly addsUp: boolean };
  /** Whether the estimate, if there was one, holds the prices that were quoted; undefined where other facts were quoted. */
  readonly estimate?: { readonly holds: boolean | undefined };
  /** Messages to the customer. */
  readonly turns: number;
  readonly questions: number;
  /** Quotations that were refused although the dry run, having seen everything, had called the body complete. */
  readonly surprises: number;
  /** Where the door left the agent helpless: fields, with what was said of them. */
  readonly helpless: readonly string[];
}

/** Dry runs and quotations that an agent tries before it gives up. */
const ROUNDS = 12;

/** An agent that gets a customer the prices of a line. It knows what the door says, and what the customer says. */
export class Agent {
  private readonly notes = new Notes();
  private readonly detailed = new Set<string>();
  private estimate: ToldEstimate | undefined;
  private estimatedWith: Body = {};
  private isHeld: boolean | undefined;
  private levels = 0;
  private helpless: string[] = [];
  private turns = 0;
  private questions = 0;
  private surprises = 0;
  /** What `insurance_line` is called, where the requirements say it. */
  private line: string | undefined;

  constructor(private readonly talk: Conversation) {}

  async quote(): Promise<Outcome> {
    await this.read();
    const isReady = await this.tryDry();
    const offers = isReady ? await this.getOffers() : [];
    const prices = offers.map(({ price }) => price);
    const detail = this.talk.persona.readsDetail ? await this.readDetail(cheapestOf(offers)) : undefined;
    const { levels, turns, questions, surprises, helpless } = this;
    const estimate = this.estimate && { holds: this.isHeld };
    return { prices, levels, detail, estimate, turns, questions, surprises, helpless };
  }

  private async read(): Promise<void> {
    const { door, ramo, persona } = this.talk;
    const tool = door.tools.find(({ name }) => name.startsWith('cotizar') && name.endsWith(ramo));
    for (const field of tool ? fieldsOfSchema(tool.inputSchema) : []) this.notes.learn(field);
    const { fields, questions, forms, line } = requirementsIn(
      await door.call({ operation: 'requisitos', ramo, sent: {} }),
    );
    this.line = line;
    for (const field of fields) this.notes.learn(field);
    this.notes.learnForms(forms);
    if (persona.estimatesFirst) this.estimate = await this.getEstimate();
    this.ask(questions, false);
  }

  private ask(questions: readonly ToldQuestion[], isInsisting: boolean): void {
    if (questions.length === 0) return;
    this.turns += 1;
    this.questions += questions.length;
    const put = questions.map((question): Question => ({ ...question, isInsisting }));
    this.notes.hear(this.talk.customer.answer(put));
  }

  /** Asks for an estimate with what it asks for itself, unless it wants to know who somebody is. */
  private async getEstimate(): Promise<ToldEstimate | undefined> {
    const { door, ramo } = this.talk;
    const wanted = new Set<string>();
    for (let round = 0; round < ROUNDS; round += 1) {
      await this.fill();
      const sent = this.body((campo) => wanted.has(campo));
      this.estimatedWith = sent;
      const heard = await door.call({ operation: 'estimar', ramo, sent });
      if (!heard.isRefused) return estimateIn(heard);
      const { faults } = verdictIn(heard);
      if (faults.some(({ campo }) => tellsWho(campo))) return undefined;
      for (const { campo } of faults) wanted.add(campo);
      if (!(await this.settle(faults))) return undefined;
    }
    return undefined;
  }

  /** Tries the body dry until nothing is wrong with it. @returns whether it can be quoted */
  private async tryDry(): Promise<boolean> {
    const { door, ramo, persona } = this.talk;
    const isHeldBack = (campo: string) => persona.holdsIdentityBack && isPersonal(campo);
    const confirmed = new Set<string>();
    for (let round = 0; round < ROUNDS; round += 1) {
      await this.fill();
      const sent = this.body((campo) => !isHeldBack(campo));
      const verdict = verdictIn(await door.call({ operation: 'comprobar', ramo, sent }));
      const faults = verdict.faults.filter(({ campo }) => !isHeldBack(campo) || !this.notes.values.has(campo));
      const doubts = verdict.warnings.filter(({ campo, pregunta }) => pregunta && !confirmed.has(campo));
      if (faults.length === 0 && (verdict.isComplete || persona.holdsIdentityBack)) {
        if (doubts.length === 0) return true;
        for (const { campo } of doubts) confirmed.add(campo);
        this.ask(doubts.map(questionOf), true);
      } else if (!(await this.settle(faults))) return false;
    }
    return this.giveUp('(body)', 'no end of faults');
  }

  private async getOffers(): Promise<readonly ToldOffer[]> {
    const { door, ramo, key, persona } = this.talk;
    for (let round = 0; round < ROUNDS; round += 1) {
      await this.fill();
      const sent = this.body();
      const heard = await door.call({ operation: 'cotizar', ramo, sent, key });
      if (!heard.isRefused) {
        const quoted = new Map(pathsIn(sent));
        const isSame = pathsIn(this.estimatedWith).every(([campo, value]) => quoted.get(campo) === value);
        if (this.estimate && isSame) this.isHeld = holds(this.estimate, heard);
        this.levels = levelsIn(heard).length;
        return offersIn(heard);
      }
      if (!persona.holdsIdentityBack) this.surprises += 1;
      if (!(await this.settle(verdictIn(heard).faults))) return [];
    }
    return [];
  }

  /** Reads what an offer covers and what its price is made of, before it is presented. */
  private async readDetail(offer: ToldOffer | undefined): Promise<Outcome['detail']> {
    const { door, ramo } = this.talk;
    if (offer?.id === undefined) return undefined;
    const lines = premiumLinesIn(await door.call({ operation: 'detalle', ramo, sent: { oferta_id: offer.id } }));
    return lines && { addsUp: addsUp(lines, offer) };
  }

  private body(isIn?: (campo: string) => boolean) {
    return { ...(this.line === undefined ? {} : { insurance_line: this.line }), ...this.notes.body(isIn) };
  }

  /** Mends what can be mended, and asks the customer the rest. @returns whether to try again */
  private async settle(faults: readonly ToldFault[]): Promise<boolean> {
    const { hasChanged, toAsk, helpless, isUnsupported } = await mend(faults, this.notes, this.ways);
    if (isUnsupported || faults.length === 0) return this.giveUp(faults[0]?.campo ?? '(body)', 'nothing to go by');
    const isAnswered = this.askAgain(toAsk);
    // A question is told once where several faults share it: what one of them brings may mend the others.
    if (hasChanged || isAnswered) return true;
    for (const { campo, mensaje } of [...helpless, ...toAsk]) this.giveUp(campo, mensaje);
    return false;
  }

  /** Asks what faults carry, each question once. @returns whether the customer said anything that was not in the body */
  private askAgain(faults: readonly ToldFault[]): boolean {
    const { askedAgain } = this.notes;
    for (const { campo } of faults) askedAgain.set(campo, (askedAgain.get(campo) ?? 0) + 1);
    const before = new Set(this.notes.open().map(([campo]) => campo));
    const questions = [...new Map(faults.map((fault) => [fault.pregunta, questionOf(fault)])).values()];
    this.ask(questions, true);
    return this.notes.open().some(([campo]) => !before.has(campo));
  }

  private giveUp(campo: string, why: string): false {
    this.helpless = [...this.helpless, `${campo}: ${why}`];
    return false;
  }

  /** Puts into the body what was said and is not there yet. */
  private async fill(): Promise<void> {
    for (const [campo, said] of this.notes.open()) {
      if (!this.notes.isKnown(campo)) continue;
      const value = await this.valueOf(campo, said);
      if (value !== undefined) this.notes.set(campo, value);
    }
  }

  private async valueOf(campo: string, said: string): Promise<unknown> {
    const { persona, thisYear } = this.talk;
    const field = this.notes.about(campo);
    const isTold = this.notes.faulty.has(campo);
    const plain = understood(said, field, thisYear);
    const value = plain === undefined ? await this.valueByDetail(campo, said) : plain;
    if (persona.sendsAsSaid && !isTold && value !== '' && value !== null) return said;
    // What the service deduces, or does not need, is looked up when it asks for it.
    const canWait = !isTold && (field.isOptional || /se deduce/.test(field.form ?? ''));
    return value === undefined && !canWait ? this.valueLookedUp(field, said) : value;
  }

  private async valueLookedUp({ catalogue, choices }: KnownField, said: string): Promise<unknown> {
    const { door, ramo } = this.talk;
    if (catalogue === undefined) return undefined;
    return (await lookUp(door, { catalogue, ramo, said, isShort: choices !== undefined }))?.valor;
  }

  /** What the values of a short list mean is asked where the door tells it on demand, once for each field. */
  private async valueByDetail(campo: string, said: string): Promise<unknown> {
    const { door, ramo, thisYear } = this.talk;
    const { choices, catalogue } = this.notes.about(campo);
    if (!choices || catalogue !== undefined || this.detailed.has(campo) || !tellsDetail(door)) return undefined;
    this.detailed.add(campo);
    const told = detailIn(await door.call({ operation: 'requisitos', ramo, sent: { detalle: campo } }));
    for (const field of told.filter((one) => one.campo === campo)) this.notes.learn(field);
    return understood(said, this.notes.about(campo), thisYear);
  }

  private readonly ways: Ways = {
    remake: async (campo) => {
      const before = this.notes.values.get(campo);
      const value = await this.valueOf(
        campo,
        existing(this.notes.said.get(campo), `answer of the customer about ${campo}`),
      );
      if (value === undefined || value === before) return false;
      this.notes.set(campo, value);
      return this.notes.values.get(campo) !== before;
    },
  };
}

/** Whether the tool of the requirements takes the name of a field. */
const tellsDetail = ({ tools }: Door) =>
  tools.some(
    ({ name, inputSchema: { properties } }) =>
      name.includes('requisitos') && isObject(properties) && 'detalle' in properties,
  );

function questionOf({ pregunta, campo, about }: ToldFault): ToldQuestion {
  const labels = about.choices?.map(({ etiqueta, valor }) => etiqueta ?? String(valor));
  const options = labels && labels.length < 13 ? ` (${labels.join('; ')})` : '';
  return { text: `${pregunta}${options}`, fields: [campo] };
}
