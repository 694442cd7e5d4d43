import { LINES, tables, walk } from '@cotiza/contract';
import { withoutPlate, type BodyDraft } from '@cotiza/contract/testing';
import { listOf, objectsIn, objectsOf, type Answer, type Door, type Json, type Operation } from './doors';

/** Attempts of an estimate, a dry run and a quotation before the agent gives up. */
const ROUNDS = 12;
const FEWEST_OFFERS = 3;

/** The fields, by their last name, that identify a person. */
const PERSONAL = new Set(
  'document_id name surname surname2 birth_date phone email road_name road_number previous_policy_number'.split(' '),
);
const isPersonal = (campo: string): boolean => PERSONAL.has(campo.split('.').at(-1) ?? campo);
/** Returns whether an estimate must not ask for a field: a plate identifies a person, a birth date alone does not. */
const isIdentifying = (campo: string): boolean =>
  (isPersonal(campo) && !campo.endsWith('birth_date')) || campo.endsWith('_plate');

/** Gets a customer the prices of a line. It sends only what the service has asked for. */
export class Agent {
  /** What the service did wrong, in sentences. */
  readonly troubles: string[] = [];
  /** The fields that the service has asked for. */
  private readonly asked = new Set<string>();
  private line: string | undefined;
  /** The paths of all fields of the line. */
  private readonly paths: string[] = [];

  constructor(
    private readonly customer: BodyDraft,
    private readonly door: Door,
  ) {
    walk(tables[customer.line], ({ node }, path) => node === 'field' && this.paths.push(path));
  }

  /** Estimates and checks without what identifies the customer, and quotes with it. */
  async quote(): Promise<void> {
    await this.begin();
    const estimate = await this.getEstimate();
    if (!(await this.send('comprobar', (campo) => !isPersonal(campo)))) return;
    const answer = await this.send('cotizar', () => true);
    if (!answer) return;
    this.expectOffers(answer);
    if (estimate && !holds(estimate.data, answer.data)) this.troubles.push('the price is outside its estimate');
  }

  /** Prepares a draft with what does not identify the customer, who completes it. */
  async quoteByDraft(complete: (draft: { link: string; code: string }) => Promise<unknown>): Promise<void> {
    await this.begin();
    await this.getEstimate();
    const known = this.body((campo) => this.asked.has(campo) && !isIdentifying(campo));
    const { completar_url: link, codigo: code, solicitud_id } = (await this.call('preparar_solicitud', known)).data;
    await complete({ link: String(link), code: String(code) });
    this.expectOffers(await this.call('consultar_solicitud', { solicitud_id }));
  }

  private call(operation: Operation, sent: Json): Promise<Answer> {
    return this.door.call(operation, LINES[this.customer.line].ramo, sent);
  }

  /** Reads the questions of the line: who has given a plate is not asked to describe the car. */
  private async begin(): Promise<void> {
    const { data } = await this.call('requisitos', {});
    this.line = typeof data.insurance_line === 'string' ? data.insurance_line : undefined;
    for (const campo of objectsIn(data).flatMap(({ campos }) => listOf(campos)))
      if (this.customer.at(String(campo)) !== undefined) this.asked.add(String(campo));
  }

  /** Returns the answer to an estimate from the fields that it asks for alone. */
  private async getEstimate(): Promise<Answer | undefined> {
    const wanted = new Set<string>();
    for (let round = 0; round < ROUNDS; round++) {
      const answer = await this.call(
        'estimar',
        this.body((campo) => wanted.has(campo)),
      );
      if (!answer.isRefused) return answer;
      const fields = faultyFields(answer).flatMap((campo) => this.fieldsIn(campo));
      const identifying = fields.find(isIdentifying);
      if (identifying !== undefined) return this.giveUp(`an estimate asks who the customer is: ${identifying}`);
      if (fields.every((campo) => wanted.has(campo))) return this.giveUp(`estimar: ${answer.said}`);
      for (const campo of fields) wanted.add(campo);
    }
    return this.giveUp('no estimate');
  }

  /** Sends what was asked for, and what the answer asks for besides, until nothing is missing. */
  private async send(operation: Operation, isSent: (campo: string) => boolean): Promise<Answer | undefined> {
    for (let round = 0; round < ROUNDS; round++) {
      const answer = await this.call(
        operation,
        this.body((campo) => this.asked.has(campo) && isSent(campo)),
      );
      const fields = faultyFields(answer).flatMap((campo) => this.fieldsIn(campo));
      const added = fields.filter((campo) => isSent(campo) && !this.asked.has(campo));
      if (added.length === 0) return answer.isRefused ? this.giveUp(`${operation}: ${answer.said}`) : answer;
      for (const campo of added) this.asked.add(campo);
    }
    return this.giveUp(`${operation}: no end of faults`);
  }

  private giveUp(why: string): undefined {
    this.troubles.push(why);
    return undefined;
  }

  private expectOffers({ data }: Answer): void {
    const offers = objectsOf(data.ofertas).filter(({ precio }) => Number(precio) > 0).length;
    if (offers < FEWEST_OFFERS) this.troubles.push(`${offers} offers with a price`);
  }

  /** Returns the customer's answer; a question about the vehicle alone is answered without the plate. */
  private valueOf(campo: string): unknown {
    const { customer } = this;
    return customer.at(campo) ?? (customer.line === 'Home' ? undefined : customer.changed(withoutPlate).at(campo));
  }

  /** Returns the fields of a field or block that the customer knows. */
  private fieldsIn(campo: string): string[] {
    return this.paths
      .filter((path) => path === campo || path.startsWith(`${campo}.`))
      .filter((path) => this.valueOf(path) !== undefined);
  }

  private body(isIn: (campo: string) => boolean): Json {
    const body: Record<string, unknown> = this.line === undefined ? {} : { insurance_line: this.line };
    for (const path of this.paths) {
      const value = this.valueOf(path);
      if (value === undefined || !isIn(path)) continue;
      const names = path.split('.');
      const last = names.pop() ?? '';
      names.reduce((at, name) => (at[name] ??= {}) as typeof at, body)[last] = value;
    }
    return body;
  }
}

/** Returns the fields that the faults of an answer name; a refusal over MCP is text: `- holder.name: Falta el nombre. Cuándo: …` */
function faultyFields({ said, data: { errores } }: Answer): string[] {
  if (errores !== undefined) return objectsOf(errores).map(({ campo }) => String(campo));
  const faults = said.replace(/\n?Se (?:admite, pero|puede proponer)[^]*/, '');
  return faults.match(/(?<=^- )\w+(?=: )|\b[a-z_]+(?:\.[a-z_0-9]+)+/gm) ?? [];
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
