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

/** Longer than any answer may take: a request under the key of one that died waits for its claim to lapse, 60 s. */
const PATIENCE_MS = 80_000;
const QUOTED_CHARS = 300;

/** Asks for a quotation once. Never rejects. */
export async function postQuote(url: string, { clientReference, body, key }: QuoteOrder): Promise<Outcome> {
  const headers = { 'content-type': 'application/json', ...(key === undefined ? {} : { 'idempotency-key': key }) };
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(url + PATH, { method: 'POST', headers, body, signal });
    return outcomeOf(response.status, await response.text(), clientReference);
  } catch (error) {
    const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } };
    if (name === 'TimeoutError') return wrong(clientReference, `was not answered within ${PATIENCE_MS / 1000} s`);
    return { kind: 'failed', code: cause?.code ?? cause?.message ?? message };
  }
}

function outcomeOf(status: number, text: string, clientReference: string): Outcome {
  if (status === UNAVAILABLE) return { kind: 'refused', status };
  if (status !== 200)
    return wrong(clientReference, `was answered with status ${status}: ${text.slice(0, QUOTED_CHARS)}`);
  const result = JSON.parse(text) as QuoteResult;
  if (result.client_reference !== clientReference)
    return wrong(clientReference, 'was given the answer of another request');
  if (result.estado !== 'cotizado') return wrong(clientReference, 'got no offers');
  return { kind: 'acknowledged', reference: result.referencia, text };
}

const wrong = (clientReference: string, what: string): Outcome => ({
  kind: 'wrong',
  sentence: `request ${clientReference} ${what}`,
});
