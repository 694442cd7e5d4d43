import type { JudgedBody } from '@cotiza/contract';
import { TEST_DAY } from '@cotiza/contract/testing';
import { manualClock } from '@cotiza/kernel';
import { checkRequestWith } from '../check-request.use-case';
import type { QuoteAnswer, RequestContext } from '../request-terms';
import type { ArchivedQuote } from '../ports/quote-archive';
import { draftServiceWith } from '../drafts/draft-service';
import { quoteResult } from './quotes';
import { registryOf, testReferenceData } from './reference-data';
import { archivedQuote } from './archived-quote.builder';
import { memoryDraftStore } from './memory-draft-store';

export const TEST_ADDRESS = 'https://cotiza.example';
export const TEST_HOUR_MS = 3_600_000;

/** The use cases over drafts in memory, which are kept for an hour. What is checked and quoted can be looked at. @param quote is in the archive */
export function draftBench(answer: QuoteAnswer = { result: quoteResult() }, quote: ArchivedQuote = archivedQuote()) {
  const clock = manualClock(`${TEST_DAY}T09:00:00Z`);
  const store = memoryDraftStore();
  const quoted: { readonly body: JudgedBody; readonly context: RequestContext }[] = [];
  const sources = { referenceData: testReferenceData(), plateRegistry: registryOf() };
  const checked: JudgedBody[] = [];
  const check = checkRequestWith({ ...sources, insurerPanel: { sells: () => true } });
  const service = draftServiceWith({
    store,
    clock,
    keptForMs: TEST_HOUR_MS,
    archive: { findByReference: (reference) => Promise.resolve(reference === quote.reference ? quote : undefined) },
    service: {
      checkRequest: (body, terms) => {
        checked.push(body);
        return check(body, terms);
      },
      requestQuote: (body, context) => {
        quoted.push({ body, context });
        return Promise.resolve(answer);
      },
    },
  });
  return { ...service, store, clock, quoted, checked };
}
