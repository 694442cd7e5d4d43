import { PROBLEMS, type ProblemCode } from '@cotiza/problems';
import type { QuoteResult } from '@cotiza/quoting';
import type { QuoteOrder } from './quote-order';

/** What became of one request. */
export type Outcome =
  /** The whole answer has been received. */
  | { readonly kind: 'acknowledged'; readonly reference: string; readonly text: string }
  /** A status that asks to try again later. */
  | { readonly kind: 'refused'; readonly status: number }
  /** No whole answer: a code such as `ECONNREFUSED`. */
  | { readonly kind: 'failed'; readonly code: string }
  /** An answer that a service must not give, whatever happens to it. */
  | { readonly kind: 'wrong'; readonly sentence: string };

const PATH = '/api/agent/cotizaciones';
const UNAVAILABLE = 503;

/** Longer than any answer may take: a request under the key of one that died waits until it is no longer reserved, 60 s. */
const TIMEOUT_MS = 180_000;
const QUOTED_CHARS = 300;

/**
 * Asks for a quotation once. Never rejects.
 *
 * @param more headers besides those of every request
 */
export function postQuote(url: string, { clientReference, body, key }: QuoteOrder, more = {}): Promise<Outcome> {
  const headers = {
    'content-type': 'application/json',
    ...(key === undefined ? {} : { 'idempotency-key': key }),
    ...more,
  };
  return post(url + PATH, { headers, body }, clientReference, outcomeOf);
}

/** Posts once, and has somebody else judge the answer. Never rejects. */
export async function post(
  url: string,
  request: Pick<RequestInit, 'headers' | 'body'>,
  clientReference: string,
  judge: (status: number, text: string, clientReference: string) => Outcome,
): Promise<Outcome> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(url, { method: 'POST', ...request, signal });
    return judge(response.status, await response.text(), clientReference);
  } catch (error) {
    const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } };
    if (name === 'TimeoutError') return wrong(clientReference, `was not answered within ${TIMEOUT_MS / 1000} s`);
    return { kind: 'failed', code: cause?.code ?? cause?.message ?? message };
  }
}

function outcomeOf(status: number, text: string, clientReference: string): Outcome {
  if (isDocumentedUnavailability(status, text)) return { kind: 'refused', status };
  if (status !== 200)
    return wrong(clientReference, `was answered with status ${status}: ${text.slice(0, QUOTED_CHARS)}`);
  return outcomeOfResult(JSON.parse(text) as QuoteResult, text, clientReference);
}

/** Whether a refusal is one of those that ask to come back, in the form that is documented. */
export function isDocumentedUnavailability(status: number, text: string): boolean {
  if (status !== UNAVAILABLE) return false;
  try {
    const { error } = JSON.parse(text) as { readonly error?: string };
    return PROBLEMS[error as ProblemCode]?.status === UNAVAILABLE;
  } catch {
    return false;
  }
}

/** @param text the same for every answer that is the same */
export function outcomeOfResult(result: QuoteResult, text: string, clientReference: string): Outcome {
  if (result.client_reference !== clientReference)
    return wrong(clientReference, 'was given the answer of another request');
  if (result.estado !== 'cotizado') return wrong(clientReference, 'got no offers');
  return { kind: 'acknowledged', reference: result.referencia, text };
}

export const wrong = (clientReference: string, what: string): Outcome => ({
  kind: 'wrong',
  sentence: `request ${clientReference} ${what}`,
});
