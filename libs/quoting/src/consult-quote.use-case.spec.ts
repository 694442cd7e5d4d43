import { bodyOf } from '@cotiza/contract/testing';
import { consultQuoteWith } from './consult-quote.use-case';
import { quoteResult, TEST_REFERENCE } from './testing';

it.each([false, true])('finds a quotation, and not where a customer typed part of it: %s', async (isOfDraft) => {
  const consent = { text: 'Acepto.', at: 0 };
  const [body, result] = [bodyOf('Car').build(), quoteResult()];
  const quotationOf = () => Promise.resolve({ body, result, series: TEST_REFERENCE, ...(isOfDraft && { consent }) });
  const answer = await consultQuoteWith({ quotationOf })('Zk3v0aQp9mXc1uYb7LrT2w.1');
  expect(answer).toEqual(isOfDraft ? { refusal: { problem: 'cotizacion_no_encontrada', faults: [] } } : { result });
});
