import type { Operations, Refusal } from './api-types.data.js';

export type * from './api-types.data.js';

type Name = keyof Operations;
type Query<N extends Name> = Operations[N]['query'];
type Body<N extends Name> = Operations[N]['body'];
type Result<N extends Name> = Operations[N]['result'];

export interface CotizaOptions {
  /** The key that the operator of the service gave, for limits of one's own. */
  readonly accessKey?: string;
  /** Milliseconds that one attempt may take; 30,000 by default. */
  readonly timeoutMs?: number;
  /** Attempts after the first one; 2 by default. */
  readonly retries?: number;
  /** The longest wait between attempts, in milliseconds; 5,000 by default. A refusal that asks for more is returned at once. */
  readonly longestWaitMs?: number;
}

export interface CallOptions {
  /** Ends the call and its retries: the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}

export interface WaitOptions extends CallOptions {
  /** Milliseconds between questions; 30,000 by default. */
  readonly everyMs?: number;
}

export interface QuoteOptions extends CallOptions {
  /** Equal data under an equal key are quoted once; a new key by default. 1 to 255 characters. */
  readonly idempotencyKey?: string;
}

/** The answer of the service: the result, or its refusal. */
export type Answer<T> = Accepted<T> | Refused;

export interface Accepted<T> {
  readonly ok: true;
  readonly result: T;
  /** True when the service answers again what it answered to this idempotency key. */
  readonly replayed: boolean;
  readonly idempotencyKey?: string;
}

export interface Refused extends Readonly<Refusal> {
  readonly ok: false;
  /** Status of HTTP. */
  readonly status: number;
  /** Seconds after which the service may be asked again. */
  readonly retryAfterSeconds?: number;
  /** The key to quote again with, after `resultado_desconocido`. */
  readonly idempotencyKey?: string;
}

/** No attempt got an answer of the service: it is not reachable, too slow, or something else answers at its address. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';

  constructor(
    cause: unknown,
    /** The key to quote again with: the service may have quoted. */
    readonly idempotencyKey?: string,
  ) {
    super(`Cotiza gave no answer: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

interface Call {
  readonly url: string;
  readonly init: { readonly method: string; readonly headers: Record<string, string>; readonly body?: string };
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
}

/** Statuses after which the same request may succeed. */
const TRANSIENT = [408, 429, 500, 502, 503, 504];
const FIRST_WAIT_MS = 500;

/** Asks a service of Cotiza. Refusals are returned; `NoAnswerError` is thrown when no answer came, or a redirect, which is not followed. */
export class Cotiza {
  readonly #url: string;
  readonly #options: Required<Omit<CotizaOptions, 'accessKey'>>;
  readonly #headers: Record<string, string>;

  /**
   * @param url address of the service, such as `https://cotiza.example`
   * @throws TypeError when it is no address
   */
  constructor(url: string, { accessKey, timeoutMs = 30_000, retries = 2, longestWaitMs = 5_000 }: CotizaOptions = {}) {
    this.#url = new URL(url).href.replace(/\/+$/, '');
    this.#options = { timeoutMs, retries, longestWaitMs };
    this.#headers = { accept: 'application/json', ...(accessKey && { authorization: `Bearer ${accessKey}` }) };
  }

  /** Returns what a customer has to be asked for a line of insurance. */
  requirements(ramo: NonNullable<Query<'requisitos'>['ramo']>, options?: CallOptions) {
    type Requirements = Extract<Result<'requisitos'>, { ramo: unknown }>;
    return this.#get<'requisitos'>('/api/agent/requisitos', { ramo }, options) as Promise<Answer<Requirements>>;
  }

  /** Returns the values of a field, or those that match the words in `texto`. */
  catalogue(query: Query<'catalogo'>, options?: CallOptions) {
    return this.#get<'catalogo'>('/api/agent/catalogo', query, options);
  }

  /** Returns what is missing or wrong in the data of a customer, without quoting. */
  check(body: Body<'comprobar'>, options?: CallOptions) {
    return this.#post<'comprobar'>('/api/agent/comprobaciones', body, options);
  }

  /** Returns what each level would cost, without personal data. */
  estimate(body: Body<'estimar'>, options?: CallOptions) {
    return this.#post<'estimar'>('/api/agent/estimaciones', body, options);
  }

  /** Returns the prices of every insurer, and has the service write to the customer. */
  quote(body: Body<'cotizar'>, { signal, idempotencyKey = newKey() }: QuoteOptions = {}) {
    return this.#post<'cotizar'>('/api/agent/cotizaciones', body, { signal, idempotencyKey });
  }

  /**
   * Quotes again with some data changed, and returns what that changes in the prices: who the customer is stays.
   *
   * @param consulta that of the quotation, or the id of one of its offers
   * @param cambios by path: `{ 'risk.contents_limit': 30000 }`; null leaves a field out
   */
  revise(
    consulta: string,
    cambios: Body<'revisar_cotizacion'>['cambios'],
    { signal, idempotencyKey = newKey() }: QuoteOptions = {},
  ) {
    const path = '/api/agent/cotizaciones/{consulta}/revisiones';
    return this.#post<'revisar_cotizacion'>(path, { cambios }, { signal, idempotencyKey }, consulta);
  }

  /**
   * Answers what insurers ask before they give a price, and returns the quotation with what they add.
   *
   * @param consulta as for `revise`
   * @param respuestas by `pregunta` of `preguntas_de_aseguradoras`: of an insurer, all of them
   */
  answer(consulta: string, respuestas: Body<'responder_aseguradora'>['respuestas'], options?: CallOptions) {
    const path = '/api/agent/cotizaciones/{consulta}/respuestas';
    return this.#post<'responder_aseguradora'>(path, { respuestas }, options, consulta);
  }

  /** Returns a quotation with the offers that have come since. */
  quotation(consulta: string, options?: CallOptions) {
    return this.#get<'consultar_cotizacion'>('/api/agent/cotizaciones/{consulta}', undefined, options, consulta);
  }

  /** Returns the offers that the customer sees, by the code from the page of offers, which works once. */
  resume(codigo: string, options?: CallOptions) {
    return this.#post<'retomar_cotizacion'>('/api/agent/cotizaciones/retomar', { codigo }, options);
  }

  /** Returns a quotation once no insurer is pending. Rejects with the reason of `signal`: insurers may take three minutes. */
  async waitForPending(consulta: string, { signal, everyMs = 30_000 }: WaitOptions = {}) {
    for (;;) {
      signal?.throwIfAborted();
      await pause(everyMs, signal);
      const answer = await this.quotation(consulta, { signal });
      if (!answer.ok || answer.result.pendientes === undefined) return answer;
    }
  }

  /** Keeps what is known as a draft that the customer completes on a page, or changes the draft of `solicitud_id`. */
  prepareDraft(part: Body<'preparar_solicitud'>, options?: CallOptions) {
    return this.#post<'preparar_solicitud'>('/api/agent/solicitudes', part, options);
  }

  /** Returns how a draft goes, and its offers. */
  draft(solicitudId: string, options?: CallOptions) {
    return this.#get<'consultar_solicitud'>('/api/agent/solicitudes/{solicitud_id}', undefined, options, solicitudId);
  }

  /** Returns covers, exclusions and price line by line of an offer. */
  detail(ofertaId: string, options?: CallOptions) {
    return this.#get<'detalle_de_oferta'>('/api/agent/ofertas/{oferta_id}', undefined, options, ofertaId);
  }

  #get<N extends Name>(
    path: Operations[N]['path'],
    query: Query<N>,
    { signal }: CallOptions = {},
    id = '',
  ): Promise<Answer<Result<N>>> {
    const sent = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
    const search = sent.length > 0 ? `?${new URLSearchParams(sent as [string, string][])}` : '';
    const url = this.#url + withId(path, id) + search;
    return this.#call({ url, init: { method: 'GET', headers: this.#headers }, signal });
  }

  #post<N extends Name>(
    path: Operations[N]['path'],
    body: Body<N>,
    { signal, idempotencyKey }: QuoteOptions = {},
    id = '',
  ): Promise<Answer<Result<N>>> {
    const headers: Record<string, string> = { ...this.#headers, 'content-type': 'application/json' };
    if (idempotencyKey !== undefined) headers['idempotency-key'] = idempotencyKey;
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    return this.#call({ url: this.#url + withId(path, id), init, signal, idempotencyKey });
  }

  /** Repeats requests that are safe to repeat: reads, requests with a key, and new drafts, because nobody gets the link of a duplicate. */
  async #call<T>(call: Call): Promise<Answer<T>> {
    const { retries, longestWaitMs } = this.#options;
    for (let attempt = 0; ; attempt++) {
      const { answer, cause } = await this.#attempt<T>(call);
      call.signal?.throwIfAborted();
      const isTransient = answer === undefined || (!answer.ok && TRANSIENT.includes(answer.status));
      const asked = answer?.ok === false ? answer.retryAfterSeconds : undefined;
      const waitMs = asked === undefined ? FIRST_WAIT_MS * 2 ** attempt : asked * 1000;
      if (isTransient && attempt < retries && waitMs <= longestWaitMs) await pause(waitMs, call.signal);
      else if (answer === undefined) throw new NoAnswerError(cause, call.idempotencyKey);
      else return answer;
    }
  }

  async #attempt<T>({ url, init, idempotencyKey, signal }: Call): Promise<{ answer?: Answer<T>; cause?: unknown }> {
    const controller = new AbortController();
    const abort = () => controller.abort(signal?.reason);
    const timer = setTimeout(() => controller.abort(new Error('timeout')), this.#options.timeoutMs);
    signal?.addEventListener('abort', abort);
    if (signal?.aborted) abort();
    try {
      const response = await fetch(url, { ...init, redirect: 'manual', signal: controller.signal });
      return { answer: answerOf<T>(response, await response.text(), idempotencyKey) };
    } catch (cause) {
      return { cause };
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    }
  }
}

/** @throws Error for what the service never answers, such as the page of a proxy */
function answerOf<T>({ ok, status, headers }: Response, text: string, idempotencyKey?: string): Answer<T> {
  const body = jsonOf(text);
  if (ok && body !== undefined) {
    const replayed = headers.get('idempotency-replayed') === 'true';
    return { ok, result: body as T, replayed, idempotencyKey };
  }
  const refusal = body as Refusal | undefined;
  if (ok || typeof refusal?.error !== 'string') throw new Error(`HTTP ${status} without an answer of Cotiza`);
  const seconds = headers.get('retry-after');
  const retryAfterSeconds = seconds !== null && /^\d+$/.test(seconds) ? Number(seconds) : undefined;
  return { ...refusal, ok, status, retryAfterSeconds, idempotencyKey };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const withId = (path: string, id: string): string => path.replace(/\{\w+\}/, encodeURIComponent(id));

/** `crypto.randomUUID` is missing on pages without HTTPS. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function pause(waitMs: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    }, waitMs);
    signal?.addEventListener('abort', abort, { once: true });
  });
}
