import { carRequest } from '@cotiza/insurers-port/testing';
import type { QuoteResult, RecordedQuote } from '@cotiza/quoting';
import { archivedQuote, quoteResult } from '@cotiza/quoting/testing';

/** Builds a quotation before it is stored. */
export function recordedQuote(result: QuoteResult = quoteResult()): RecordedQuote {
  const request = carRequest(undefined, { reference: result.referencia });
  const isMailed = result.estado === 'cotizado';
  return { request, answers: [], result, guarantees: archivedQuote().guarantees, documents: [], isMailed };
}
