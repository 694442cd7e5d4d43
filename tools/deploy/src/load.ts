import { setTimeout as sleep } from 'node:timers/promises';
import { exampleBody, INSURANCE_LINES } from '@cotiza/contract';
import { addDays, systemClock } from '@cotiza/kernel';
import type { Acknowledgement } from './account';
import { between, isOneIn, pick } from './chance';

const PATH = '/api/agent/cotizaciones';
const CLIENTS = 4;
const DAYS_AHEAD = 7;
/** One request in so many has a key; one keyed request in so many is sent twice at once. */
const KEYED = 4;
const TWICE = 5;
/** One request in so many is of a customer of the sandbox about whom an insurer asks first. */
const ASKING = 6;
const ASKING_DOCUMENT = '99999911M';
/** The customer needs this long to answer: a kill may come between. */
const ANSWER_MS: readonly [number, number] = [0, 4000];
const PAUSE_MS: readonly [number, number] = [50, 200];
const RETRY_MS: readonly [number, number] = [200, 600];
/** A request under the key of a process that died waits until its reservation lapses, after 60 s. */
const TIMEOUT_MS = 120_000;
const RETRIES_END_AFTER_MS = 150_000;
const ASKED_AGAIN = 50;
/** The refusal of a service that has too much to do and has done nothing, and how often one request takes it. */
const BUSY = 'servicio_saturado';
const BUSY_AT_MOST = 20;
const SECOND_MS = 1000;

interface Order {
  readonly clientReference: string;
  readonly body: string;
  readonly key: string | undefined;
  /** True where an insurer asks, so that the answer under the key changes. */
  readonly isAskedAbout: boolean;
}

interface Quoted {
  readonly client_reference: string;
  readonly estado: string;
  readonly referencia: string;
  readonly consulta?: string;
  readonly pendientes?: readonly string[];
  readonly ofertas: readonly { readonly aseguradora: string }[];
  readonly preguntas_de_aseguradoras?: readonly Question[];
}

interface Question {
  readonly pregunta: string;
  readonly aseguradora: string;
  readonly tipo: string;
  readonly minimo?: number;
}

export interface TimedAcknowledgement extends Acknowledgement {
  readonly acknowledgedAt: number;
}

/** Clients that ask for quotations all the time. A request with a key is repeated until it is answered. */
export class Load {
  readonly acknowledged: TimedAcknowledgement[] = [];
  readonly faults: string[] = [];
  /** The code of each refusal with 503, or why a connection failed. */
  readonly failures: string[] = [];
  /** Requests that were refused, or whose connection failed, at least once. */
  readonly refused = new Set<string>();
  /** Times that a busy service said when to ask again, and was asked again then. */
  busy = 0;
  /** Answers that were given again under a key. */
  repeated = 0;
  /** Quotations whose insurers had answers to their questions, and made offers. */
  answered = 0;
  private made = 0;
  private isEnding = false;
  private isAbandoned = false;
  private readonly answers = new Map<string, string>();
  private readonly answeredKeys: Order[] = [];
  private readonly clients: Promise<void>[] = [];
  private readonly retries: Promise<void>[] = [];

  /**
   * @param url returns the address to ask next
   * @param isSame compares the texts of an answer and of its repetition
   * @param asks whether insurers ask about some customers, which the sandbox of the service lets them
   */
  constructor(
    private readonly url: () => string,
    private readonly isSame = (before: string, again: string) => before === again,
    private readonly asks = false,
  ) {}

  begin(): void {
    for (let client = 0; client < CLIENTS; client++) this.clients.push(this.askRepeatedly());
  }

  /** Makes no new requests. */
  async end(): Promise<void> {
    this.isEnding = true;
    await Promise.all(this.clients);
  }

  /** Waits for the retries, and asks for the latest keys once more, unless their answers may be lost. */
  async finish({ asksAgain = true } = {}): Promise<void> {
    const late = sleep(RETRIES_END_AFTER_MS, undefined, { ref: false });
    // A late answer may have questions.
    while (this.retries.length > 0) await Promise.race([Promise.all(this.retries.splice(0)), late]);
    this.isAbandoned = true;
    if (asksAgain) for (const order of this.answeredKeys.slice(-ASKED_AGAIN)) await this.ask(order);
  }

  private async askRepeatedly(): Promise<void> {
    while (!this.isEnding) {
      const order = this.nextOrder();
      const times = order.key !== undefined && isOneIn(TWICE) ? 2 : 1;
      const answered = await Promise.all(Array.from({ length: times }, () => this.ask(order)));
      const isAnswered = answered.includes(true);
      if (order.key !== undefined) {
        if (isAnswered) this.answeredKeys.push(order);
        else this.retries.push(this.retry(order));
      }
      await sleep(between(...(isAnswered ? PAUSE_MS : RETRY_MS)));
    }
  }

  private async retry(order: Order): Promise<void> {
    while (!this.isAbandoned) {
      await sleep(between(...RETRY_MS));
      if (await this.ask(order)) return void this.answeredKeys.push(order);
    }
    this.faults.push(`request ${order.clientReference} was not answered under its key`);
  }

  private nextOrder(): Order {
    this.made += 1;
    const clientReference = `peticion-${this.made}`;
    const example = exampleBody(pick(INSURANCE_LINES), addDays(systemClock().today(), DAYS_AHEAD));
    const isAskedAbout = this.asks && isOneIn(ASKING);
    const document = isAskedAbout ? { document_id: ASKING_DOCUMENT } : {};
    const holder = { ...example.holder, ...document, email: `${clientReference}@clientes.example` };
    return {
      clientReference,
      body: JSON.stringify({ ...example, holder, client_reference: clientReference }),
      key: isAskedAbout || isOneIn(KEYED) ? `clave-${this.made}` : undefined,
      isAskedAbout,
    };
  }

  /** Asks once. Returns whether it was answered. */
  private async ask(order: Order): Promise<boolean> {
    const text = await this.post(PATH, order);
    return text !== undefined && this.acknowledge(order, text);
  }

  /** Answers an insurer until its offers are there: after a crash it is asked again. */
  private async answer(order: Order, consulta: string, questions: readonly Question[]): Promise<void> {
    const values = questions.map(({ pregunta, tipo, minimo = 0 }) => [pregunta, tipo === 'boolean' ? false : minimo]);
    const answers = { ...order, body: JSON.stringify({ respuestas: Object.fromEntries(values) }), key: undefined };
    await sleep(between(...ANSWER_MS));
    for (; !this.isAbandoned; await sleep(between(...RETRY_MS))) {
      const text = await this.post(`${PATH}/${consulta}/respuestas`, answers);
      const { pendientes, ofertas = [] }: Partial<Quoted> = text === undefined ? {} : (JSON.parse(text) as Quoted);
      if (text === undefined || pendientes) continue;
      this.answered += 1;
      const isOffered = questions.every(({ aseguradora }) =>
        ofertas.some((offer) => offer.aseguradora === aseguradora),
      );
      if (!isOffered) this.faults.push(`${order.clientReference} has no offer of an insurer that was answered`);
      return;
    }
    this.faults.push(`${order.clientReference} has questions that could not be answered`);
  }

  /** Sends, and again when a busy service says so. Returns the text of an answer of 200. */
  private async post(path: string, order: Order, busyAtMost = BUSY_AT_MOST): Promise<string | undefined> {
    const { body, key } = order;
    const headers = { 'content-type': 'application/json', ...(key === undefined ? {} : { 'idempotency-key': key }) };
    const request = { method: 'POST', headers, body, signal: AbortSignal.timeout(TIMEOUT_MS) };
    try {
      const answer = await fetch(this.url() + path, request);
      const text = await answer.text();
      if (answer.status === 200) return text;
      if (answer.status !== 503) this.faults.push(`${order.clientReference} got ${answer.status}: ${text}`);
      const { error } = JSON.parse(text) as { readonly error: string };
      const seconds = Number(answer.headers.get('retry-after'));
      if (error === BUSY && seconds > 0 && busyAtMost > 0) {
        this.busy += 1;
        await sleep(seconds * SECOND_MS);
        return await this.post(path, order, busyAtMost - 1);
      }
      this.failures.push(error);
    } catch (error) {
      const { name, message, cause } = error as Error;
      if (name === 'TimeoutError') this.faults.push(`${order.clientReference} was not answered`);
      this.failures.push(cause instanceof Error ? cause.message : message);
    }
    this.refused.add(order.clientReference);
    return undefined;
  }

  private acknowledge(order: Order, text: string): boolean {
    const { clientReference, isAskedAbout } = order;
    const result = JSON.parse(text) as Quoted;
    const { client_reference: returned, estado, referencia: reference, consulta, preguntas_de_aseguradoras } = result;
    if (returned !== clientReference || estado !== 'cotizado') this.faults.push(`${clientReference} got ${text}`);
    const before = this.answers.get(clientReference);
    if (before === undefined) {
      this.answers.set(clientReference, text);
      this.acknowledged.push({ reference, clientReference, acknowledgedAt: Date.now() });
      if (consulta && preguntas_de_aseguradoras)
        this.retries.push(this.answer(order, consulta, preguntas_de_aseguradoras));
      return true;
    }
    this.repeated += 1;
    const isSame = isAskedAbout ? (JSON.parse(before) as Quoted).referencia === reference : this.isSame(before, text);
    if (!isSame) this.faults.push(`${clientReference} got two results under its key`);
    return true;
  }
}
