import { manualClock } from '@cotiza/kernel';
import type { NewMessage } from './ports/message';
import { StorageUnavailable } from './ports/quote-recorder';
import { offerIdOf, TEST_INSTANT, TEST_REFERENCE } from './testing/quotes';
import type { ChoiceOutcome, MadeChoice } from './ports/offer-choices';
import { archivedQuote, TEST_TOKEN } from './testing/archived-quote.builder';
import { chooseOfferWith } from './choose-offer.use-case';

const MESSAGE: NewMessage = {
  id: 'a',
  reference: TEST_REFERENCE,
  kind: 'webhook',
  target: 'crm',
  event: 'cotizacion.oferta_elegida',
  payload: '{}',
};

/** Makes the use case over one quotation, with the given outcome of the mark. */
function choosing(outcome: ChoiceOutcome | Error = 'marked') {
  const clock = manualClock(TEST_INSTANT);
  const made: MadeChoice[] = [];
  const messaged: unknown[] = [];
  const choose = chooseOfferWith({
    archive: { findByToken: (token) => Promise.resolve(token === TEST_TOKEN ? archivedQuote() : undefined) },
    choices: {
      choose: (choice, messagesOf) => {
        if (outcome instanceof Error) return Promise.reject(outcome);
        made.push(choice);
        messagesOf(3);
        return Promise.resolve(outcome);
      },
    },
    messagesOf: ({ reference }, { oferta_id: id }, nth) => {
      messaged.push([reference, id, nth]);
      return [MESSAGE];
    },
    clock,
  });
  return { choose, clock, made, messaged };
}

it('marks the offer by its number, and makes the messages', async () => {
  const { choose, made, messaged } = choosing();
  expect(await choose(TEST_TOKEN, offerIdOf(3))).toMatchObject({
    kind: 'chosen',
    isNew: true,
    quote: { reference: TEST_REFERENCE, chosen: offerIdOf(3) },
    offer: { oferta_id: offerIdOf(3), precio: 393.4 },
  });
  expect(made).toEqual([{ token: TEST_TOKEN, number: 4 }]);
  expect(messaged).toEqual([[TEST_REFERENCE, offerIdOf(3), 3]]);
});

it('says that nothing is new where the offer was chosen already', async () => {
  expect(await choosing('repeated').choose(TEST_TOKEN, offerIdOf(0))).toMatchObject({ kind: 'chosen', isNew: false });
});

it.each(['', 'x', offerIdOf(6), 'Zk3v0aQp9mXc1uYb7LrT2x.1', '__proto__'])(
  'marks nothing for an offer that the quotation does not have: %j',
  async (id) => {
    const { choose, made } = choosing();
    expect(await choose(TEST_TOKEN, id)).toEqual({ kind: 'unknown-offer' });
    expect(made).toEqual([]);
  },
);

it('marks nothing behind a link that leads nowhere, nor behind one that ends meanwhile', async () => {
  const { choose, made } = choosing();
  expect(await choose('unknown', offerIdOf(0))).toEqual({ kind: 'unknown-link' });
  expect(made).toEqual([]);
  expect(await choosing('unknown').choose(TEST_TOKEN, offerIdOf(0))).toEqual({ kind: 'unknown-link' });
});

it('takes an offer on its last day, and not on the next', async () => {
  const { choose, clock, made } = choosing();
  clock.advance(Date.parse('2026-12-06T22:59:59Z') - clock.now());
  expect(await choose(TEST_TOKEN, offerIdOf(0))).toMatchObject({ kind: 'chosen' });
  clock.advance(1000);
  expect(await choose(TEST_TOKEN, offerIdOf(0))).toEqual({ kind: 'lapsed' });
  expect(made).toHaveLength(1);
});

it('throws when it cannot be stored, so that the caller answers', async () => {
  const { choose } = choosing(new StorageUnavailable('down'));
  await expect(choose(TEST_TOKEN, offerIdOf(0))).rejects.toThrow(StorageUnavailable);
});
