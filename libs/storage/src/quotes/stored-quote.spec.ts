import { bodyOf } from '@cotiza/contract/testing';
import { insuredObjectOf } from '@cotiza/quoting';
import { recordedQuote, TEST_DOCUMENT, TEST_GUARANTEES, TEST_TARIFF } from '../testing/recorded-quote';
import { readQuote, writeQuote } from './stored-quote';

const QUOTE = recordedQuote({ body: bodyOf('Car').with('holder.address.street_name', 'Begoña Ñíguez «la 漢» 🏍') });
const LISTS = ['the hash of a list', TEST_GUARANTEES];
const TEXT = writeQuote(QUOTE, LISTS);

it('reads what was written, in any alphabet', () => {
  expect(readQuote(TEXT)).toEqual({
    body: QUOTE.request.body,
    facts: expect.objectContaining({ holderTown: QUOTE.request.holderTown.id }),
    insured: insuredObjectOf(QUOTE.request),
    answers: [
      { insurer: 'aldaba', kind: 'offers', offers: 2, tariff: TEST_TARIFF },
      expect.objectContaining({ insurer: 'candil', kind: 'declined' }),
      expect.objectContaining({ insurer: 'espiga', kind: 'unavailable' }),
    ],
    result: QUOTE.result,
    guarantees: LISTS,
    documents: [TEST_DOCUMENT],
  });
});
