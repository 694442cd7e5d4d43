import type { Customer } from './customer';
import type { Door, Operation } from './doors';
import { faultsIn, fieldsOfSchema, listOf, objectsOf, requirementsIn } from './reading';
import type { Answer, Fault, Field, Json } from './reading';

/** Attempts of an estimate, a dry run and a quotation before the agent gives up. */
const ROUNDS = 12;
/** Questions to a customer about the same field. */
const ASKED_AT_MOST = 2;
const FEWEST_OFFERS = 3;

/** The fields, by their last name, that identify a person. */
const PERSONAL = new Set(
  'document_id name surname surname2 birth_date phone email road_name road_number previous_policy_number'.split(' '),
);
const isPersonal = (campo: string): boolean => PERSONAL.has(campo.split('.').at(-1) ?? campo);
/** Returns whether an estimate must not ask for a field: a plate identifies a person, a birth date alone does not. */
const isIdentifying = (campo: string): boolean =>
  (isPersonal(campo) && !campo.endsWith('birth_date')) || campo.endsWith('_plate');

/** Gets a customer the prices of a line, from the answers of the service and of the customer alone. */
export class Agent {
  /** What the service did wrong, in sentences. */
  readonly troubles: string[] = [];
  private readonly fields = new Map<string, Field>();
  /** The last words of the customer, by field. */
  private readonly said = new Map<string, string>();
  private readonly values = new Map<string, unknown>();
  private readonly askedAgain = new Map<string, number>();
  private line: string | undefined;

  constructor(
    private readonly customer: Customer,
    private readonly door: Door,
  ) {}

  /** Estimates and checks without what identifies the customer, and quotes with it. */
  async quote(): Promise<void> {
    await this.begin();
    const estimate = await this.getEstimate();
    if (!(await this.send('comprobar', (campo) => !isPersonal(campo)))) return;
    const answer = await this.send('cotizar');
    if (!answer) return;
    this.expectOffers(answer);
    if (estimate && !holds(estimate.data, answer.data)) this.troubles.push('the price is outside its estimate');
  }

  /** Prepares a draft with what does not identify the customer, who completes it. */
  async quoteByDraft(complete: (draft: { link: string; code: string }) => Promise<unknown>): Promise<void> {
    await this.begin();
    await this.getEstimate();
    const { data } = await this.call(
      'preparar_solicitud',
      this.body((campo) => !isIdentifying(campo)),
    );
    const { completar_url: link, codigo: code, solicitud_id } = data;
    await complete({ link: String(link), code: String(code) });
    this.expectOffers(await this.call('consultar_solicitud', { solicitud_id }));
  }

  private call(operation: Operation, sent: Json): Promise<Answer> {
    return this.door.call(operation, this.customer.ramo, sent);
  }

  private async begin(): Promise<void> {
    const isMeant = (tool: string) => tool.startsWith('cotizar') && tool.endsWith(this.customer.ramo);
    for (const [tool, schema] of this.door.tools)
      if (isMeant(tool)) for (const field of fieldsOfSchema(schema)) this.learn(field);
    const { fields, questions, line } = requirementsIn(await this.call('requisitos', {}));
    this.line = line;
    for (const field of fields) this.learn(field);
    for (const question of questions) this.ask(question);
  }

  /** Returns the answer to an estimate from the fields that it asks for alone. */
  private async getEstimate(): Promise<Answer | undefined> {
    const wanted = new Set<string>();
    for (let round = 0; round < ROUNDS; round++) {
      const sent = new Set(wanted);
      await this.fill();
      const answer = await this.call(
        'estimar',
        this.body((campo) => sent.has(campo)),
      );
      if (!answer.isRefused) return answer;
      const faults = faultsIn(answer);
      for (const { about } of faults) wanted.add(about.campo);
      const asked = faults.find(({ about }) => isIdentifying(about.campo));
      if (asked) return this.giveUp(`an estimate asks who the customer is: ${asked.about.campo}`);
      const again = faults.filter(({ about }) => sent.has(about.campo) || !this.said.has(about.campo));
      if (again.length > 0 && !(await this.mend(again))) return undefined;
    }
    return this.giveUp('no estimate');
  }

  /** Sends the body, and mends what is wrong with it, until nothing is. Returns undefined where the agent is helpless. */
  private async send(operation: Operation, isSent = (_campo: string) => true): Promise<Answer | undefined> {
    for (let round = 0; round < ROUNDS; round++) {
      await this.fill();
      const answer = await this.call(operation, this.body(isSent));
      const faults = faultsIn(answer).filter(({ about: { campo } }) => isSent(campo) || !this.values.has(campo));
      if (faults.length === 0) return answer.isRefused ? this.giveUp(`${operation}: ${answer.said}`) : answer;
      if (!(await this.mend(faults))) return undefined;
    }
    return this.giveUp(`${operation}: no end of faults`);
  }

  private giveUp(why: string): undefined {
    this.troubles.push(why);
    return undefined;
  }

  private expectOffers(answer: Answer): void {
    const offers = objectsOf(answer.data.ofertas).filter(({ precio }) => Number(precio) > 0).length;
    if (offers < FEWEST_OFFERS) this.troubles.push(`${offers} offers with a readable price`);
  }

  private ask(question: string, about?: string): boolean {
    const heard = this.customer.answer(question, about);
    for (const [campo, words] of heard) {
      this.said.set(campo, words);
      this.values.delete(campo);
    }
    return heard.size > 0;
  }

  /** Mends faults by their messages, and asks the customer about the rest. Returns whether to try again. */
  private async mend(faults: readonly Fault[]): Promise<boolean> {
    const open: Fault[] = [];
    let hasChanged = false;
    for (const fault of faults)
      if (await this.mendValue(fault)) hasChanged = true;
      else open.push(fault);
    for (const {
      pregunta,
      about: { campo },
    } of open) {
      const times = this.askedAgain.get(campo) ?? 0;
      this.askedAgain.set(campo, times + 1);
      if (pregunta !== undefined && times < ASKED_AT_MOST && this.ask(pregunta, campo)) hasChanged = true;
    }
    // The answer to a question that several faults share may mend the others.
    if (!hasChanged) for (const { mensaje, about } of open) this.giveUp(`helpless with ${about.campo}: ${mensaje}`);
    return hasChanged;
  }

  private async mendValue({ about, mensaje }: Fault): Promise<boolean> {
    const { campo } = about;
    this.learn(about);
    const words = this.said.get(campo);
    if (words === undefined) return false;
    const before = this.values.get(campo);
    const [, meant] = /[Ee]nvía ("[^"]*"|true|false|null)/.exec(mensaje) ?? [];
    this.values.set(campo, meant === undefined ? await this.valueOf(campo, words) : JSON.parse(meant));
    return this.values.get(campo) !== before;
  }

  /** Puts the customer's new answers into the body. */
  private async fill(): Promise<void> {
    for (const [campo, words] of this.said)
      if (!this.values.has(campo)) this.values.set(campo, await this.valueOf(campo, words));
  }

  private async valueOf(campo: string, words: string): Promise<unknown> {
    const { type, catalogue } = this.fields.get(campo) ?? {};
    if (type === 'boolean' && /^(sí|no)\b/i.test(words)) return /^sí/i.test(words);
    if (type === 'date') return dayIn(words) ?? words;
    if (type === 'number' && /^[\d.]+(?:,\d+)?\b/.test(words)) return amountIn(words);
    return (catalogue === undefined ? undefined : await this.lookUp(catalogue, words)) ?? words;
  }

  private async lookUp(tipo: string, words: string): Promise<unknown> {
    const ofVehicles = tipo.startsWith('vehicle-') ? { ramo: this.customer.ramo } : {};
    const found = await this.call('catalogo', { tipo, ...ofVehicles, texto: words });
    const { data } = found.isRefused ? await this.call('catalogo', { tipo }) : found;
    const values = objectsOf(data.valores);
    const isIt = ({ valor, etiqueta }: Json) => etiqueta === words || valor === words;
    return (values.find(isIt) ?? (found.isRefused ? undefined : values[0]))?.valor;
  }

  /** Keeps what is known about a field; the new words win. */
  private learn({ campo, type, catalogue }: Field): void {
    const known = this.fields.get(campo);
    this.fields.set(campo, { campo, type: type ?? known?.type, catalogue: catalogue ?? known?.catalogue });
  }

  private body(isIn: (campo: string) => boolean): Json {
    const body: Record<string, unknown> = this.line === undefined ? {} : { insurance_line: this.line };
    for (const [campo, value] of this.values) {
      if (!isIn(campo)) continue;
      const names = campo.split('.');
      const last = names.pop() ?? '';
      names.reduce((at, name) => (at[name] ??= {}) as typeof at, body)[last] = value;
    }
    return body;
  }
}

/** Returns whether the best price of each quoted level is in the range of the estimate. */
function holds({ niveles, ...estimate }: Json, { mejor_por_nivel }: Json): boolean {
  const silent = [...listOf(estimate.solo_cotizan), ...listOf(estimate.sin_respuesta)];
  return objectsOf(mejor_por_nivel).every(({ nivel, precio, aseguradora }) => {
    const level = objectsOf(niveles).find((one) => one.nivel === nivel);
    const isIn = level !== undefined && Number(level.desde) <= Number(precio) && Number(precio) <= Number(level.hasta);
    return isIn || silent.includes(aseguradora);
  });
}

const amountIn = (words: string): number =>
  Number(
    words
      .replace(/[^\d.,].*/, '')
      .replaceAll('.', '')
      .replace(',', '.'),
  );

const MONTHS = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');

/** Converts a day such as `3 de mayo de 1990` to AAAA-MM-DD. */
function dayIn(words: string): string | undefined {
  const [, day = '', month = '', year] = /^(\d{1,2}) de (\p{L}+) de (\d{4})$/u.exec(words) ?? [];
  const two = (number: number | string) => String(number).padStart(2, '0');
  return year === undefined ? undefined : [year, two(MONTHS.indexOf(month) + 1), two(day)].join('-');
}
