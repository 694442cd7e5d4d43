import fc from 'fast-check';
import { accountFor } from './account';
import { DUE_KINDS, EMAIL, EMAILED, type Delivery } from './delivery';
import type { Evidence } from './evidence';
import { evidenceOf, LOSSES, type MadeQuote } from './testing/evidence.builder';

const quotes = fc.array(
  fc.record<MadeQuote>({
    isAcknowledged: fc.boolean(),
    losses: fc.array(fc.array(fc.constantFrom(...LOSSES), { maxLength: 3 }), { minLength: 3, maxLength: 3 }),
  }),
  { minLength: 1, maxLength: 8 },
);

const plain = () => evidenceOf([{ isAcknowledged: true, losses: [] }]);
const changed = (change: (delivery: Delivery) => Partial<Delivery>): Evidence => {
  const evidence = plain();
  return { ...evidence, deliveries: evidence.deliveries.map((delivery) => ({ ...delivery, ...change(delivery) })) };
};

describe('a run that loses nothing', () => {
  it('has no faults, however often acknowledgements were lost', () => {
    fc.assert(
      fc.property(quotes, (made) => {
        const account = accountFor(evidenceOf(made));
        const again = (index: number) => made.reduce((sum, { losses }) => sum + losses[index]!.length, 0);
        expect(account).toMatchObject({ faults: [], lost: 0 });
        expect(account).toMatchObject({ emails: made.length, webhooks: 2 * made.length });
        const { emails, webhooks, byReason } = account.duplicates;
        expect({ emails, webhooks }).toEqual({ emails: again(0), webhooks: again(1) + again(2) });
        expect(byReason.unanswered + byReason.killed + byReason['cut off']).toBe(emails + webhooks);
        expect(account.acknowledged + account.unacknowledged).toBe(made.length);
      }),
    );
  });

  it('tells how long the last message of a quotation took', () => {
    const evidence = plain();
    const last = Math.max(...evidence.deliveries.map(({ acceptedAt }) => acceptedAt));
    const acknowledged = evidence.acknowledged.map((answer) => ({ ...answer, at: 1000 }));
    expect(accountFor({ ...evidence, acknowledged }).longestDeliveryMs).toBe(last - 1000);
  });
});

describe('what is missing', () => {
  it('is found, whichever message it is and whether its quotation was acknowledged or not', () => {
    fc.assert(
      fc.property(quotes, fc.nat(), fc.constantFrom(...DUE_KINDS), (made, which, kind) => {
        const evidence = evidenceOf(made);
        const reference = `COT-${which % made.length}`;
        const deliveries = evidence.deliveries.filter((some) => some.reference !== reference || some.kind !== kind);
        const { lost, faults } = accountFor({ ...evidence, deliveries });
        expect(lost).toBe(1);
        expect(faults).toContainEqual(expect.stringMatching(`^${reference} .* has no ${kind}$`));
      }),
    );
  });

  it('is everything when an acknowledged quotation has left no trace', () => {
    const { acknowledged, outbox } = plain();
    const nothing = {
      acknowledged,
      deliveries: [],
      deaths: [],
      outages: [],
      stoodStill: [],
      outbox: { ...outbox, delivered: 0 },
    };
    expect(accountFor(nothing)).toMatchObject({ lost: 3, acknowledged: 1 });
  });
});

describe('what came twice', () => {
  it('is a fault when the first was acknowledged and its process lived on', () => {
    fc.assert(
      fc.property(quotes, fc.nat(), (made, which) => {
        const evidence = evidenceOf(made);
        // The last attempt of each message is the one that was acknowledged.
        const clean = new Map(evidence.deliveries.map((delivery) => [delivery.message, delivery]));
        const once = [...clean.values()][which % clean.size]!;
        const again = { ...once, by: 'another', acceptedAt: once.acceptedAt + 20_000, answeredAt: null };
        const { lost, faults } = accountFor({ ...evidence, deliveries: [...evidence.deliveries, again] });
        expect({ lost, faults }).toEqual({ lost: 0, faults: [expect.stringContaining('without a reason')] });
      }),
    );
  });

  it('is a fault when it is not the same', () => {
    const evidence = evidenceOf([{ isAcknowledged: true, losses: [['no answer']] }]);
    const [first, ...others] = evidence.deliveries;
    const { faults } = accountFor({ ...evidence, deliveries: [{ ...first!, content: 'other' }, ...others] });
    expect(faults).toEqual([expect.stringContaining('with another content')]);
  });
});

describe('what was mixed up', () => {
  it.each<[string, Evidence, string]>([
    [
      'an e-mail to the wrong person',
      changed(({ kind }) => (kind === EMAIL ? { clientReference: 'x' } : {})),
      'answers',
    ],
    [
      'one request with two quotations',
      { ...plain(), acknowledged: [...plain().acknowledged, { reference: 'B', clientReference: 'peticion-0', at: 0 }] },
      'was quoted as COT-0 and B',
    ],
    [
      'an event out of nowhere',
      changed(({ kind }) => (kind === EMAILED ? { kind: 'otra' } : {})),
      'gives rise to otra',
    ],
    [
      'a message under two ids',
      {
        ...plain(),
        deliveries: plain().deliveries.flatMap((some) => [some, { ...some, message: 'x', answeredAt: null }]),
      },
      'came as',
    ],
    ['an e-mail told before it was', changed(({ kind }) => (kind === EMAILED ? { acceptedAt: 1 } : {})), 'came before'],
  ])('is found: %s', (_what, evidence, words) => {
    expect(accountFor(evidence).faults).toContainEqual(expect.stringContaining(words));
  });
});

it.each([
  ['waits', { pending: 1, delivered: 2, dead: 0, discarded: 0 }, 'still wait'],
  ['was given up', { pending: 0, delivered: 3, dead: 1, discarded: 0 }, 'given up'],
  ['was discarded', { pending: 0, delivered: 3, dead: 0, discarded: 1 }, 'discarded'],
  ['counts as delivered and never arrived', { pending: 0, delivered: 4, dead: 0, discarded: 0 }, 'accepted 3'],
])('finds what %s in the outbox', (_what, outbox, words) => {
  expect(accountFor({ ...plain(), outbox }).faults).toEqual([expect.stringContaining(words)]);
});
