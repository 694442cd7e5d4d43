import { type NewMessage, insuredObjectOf } from '@cotiza/quoting';
import { webhookJob } from '@cotiza/quoting/testing';
import type { Storage } from '../storage';
import { recordedQuote } from './recorded-quote';
import { auditedIn, storageBench, type DatabaseSource } from './storage-bench';

const DAY_MS = 24 * 60 * 60 * 1000;
const TOKEN = 'ICEiIyQlJicoKSorLC0uLzAxMjM0NTY3ODk6Ozw9Pj8';
const OTHER_TOKEN = 'QEFCQ0RFRkdISUpLTE1OT1BRUlNUVVZXWFlaW1xdXl8';

export function purchasesContract(source: DatabaseSource): void {
  describe('purchase links', () => {
    const bench = storageBench(source);

    /** A storage with one quotation behind the token of tests. */
    async function sold(quote = recordedQuote()) {
      const storage = await bench().open();
      await storage.quotes.save(quote, [], { token: TOKEN, expiresAt: bench().clock.now() + DAY_MS });
      const uses = async (mostUses: number | null = null, token = TOKEN) => {
        const redemption = await storage.purchases.redeem(token, mostUses);
        return redemption.kind === 'redeemed' ? redemption.uses : redemption.kind;
      };
      const audited = () => auditedIn(storage);
      return { storage, quote, uses, audited };
    }

    it.each(['Home', 'Car', 'Motorcycle'] as const)(
      'gives out a %s quotation as it was sent and quoted',
      async (line) => {
        const { storage, quote } = await sold(recordedQuote({ line }));
        expect(await storage.purchases.redeem(TOKEN, null)).toEqual({
          kind: 'redeemed',
          uses: 1,
          quote: {
            reference: quote.request.reference,
            createdAt: bench().clock.now(),
            linkExpiresAt: bench().clock.now() + DAY_MS,
            body: quote.request.body,
            insured: insuredObjectOf(quote.request),
            result: quote.result,
            chosen: null,
          },
        });
      },
    );

    it('gives it out as often as it may be, says so after that, and leaves an audit line for each time alone', async () => {
      const { uses, audited } = await sold();
      expect([await uses(2), await uses(2), await uses(2), await uses(2)]).toEqual([1, 2, 'used-up', 'used-up']);
      expect(await uses(3)).toBe(3);
      await uses(null, OTHER_TOKEN);
      expect(await audited()).toEqual(Array(3).fill(['purchase', 1]));
    });

    it('gives the last use to one of many who come at once, from any process', async () => {
      const { storage } = await sold();
      const beside = await bench().open();
      const desks = Array.from({ length: 12 }, (_, index) => (index % 2 === 0 ? storage : beside).purchases);
      const kinds = (await Promise.all(desks.map((desk) => desk.redeem(TOKEN, 3)))).map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === 'redeemed')).toHaveLength(3);
      expect(kinds.filter((kind) => kind === 'used-up')).toHaveLength(9);
      expect(await storage.privacy.auditTrail(100)).toHaveLength(3);
    });

    it('counts each link, any number of times where there is no limit', async () => {
      const { storage, uses } = await sold();
      await storage.quotes.save(recordedQuote(), [], { token: OTHER_TOKEN, expiresAt: bench().clock.now() + DAY_MS });
      expect([await uses(1), await uses(1, OTHER_TOKEN), await uses(1)]).toEqual([1, 1, 'used-up']);
      expect([await uses(), await uses()]).toEqual([2, 3]);
    });

    it('knows nothing of a link past its time, erased, unknown or malformed', async () => {
      const { storage, quote, uses } = await sold();
      for (const token of ['', 'x', 'x'.repeat(10_000), `${TOKEN} `, "' or 1=1 --", '\u0000']) {
        expect(await uses(null, token)).toBe('unknown');
        expect(await storage.quotes.findByToken(token)).toBeUndefined();
        expect(await storage.choices.choose({ token, number: 1 }, () => [])).toBe('unknown');
      }
      bench().clock.advance(DAY_MS - 1);
      expect(await uses()).toBe(1);
      bench().clock.advance(1);
      expect(await uses()).toBe('unknown');
      await storage.quotes.save(recordedQuote(), [], { token: OTHER_TOKEN, expiresAt: 2e12 });
      await storage.privacy.erasePerson({ email: quote.request.body.holder.email });
      expect(await uses(null, OTHER_TOKEN)).toBe('unknown');
    });
  });
}

/** Customers choose offers: a mark and the messages that tell of it. */
export function choicesContract(source: DatabaseSource): void {
  describe('chosen offers', () => {
    const bench = storageBench(source);

    /** A storage with one quotation behind the token of tests: three offers with ids of their own. */
    async function offered() {
      const storage = await bench().open();
      const given = recordedQuote({ prices: [200_00, 300_00, 400_00] });
      const ofertas = given.result.ofertas.map((offer, at) => ({ ...offer, oferta_id: `id.${at + 1}` }));
      const quote = { ...given, result: { ...given.result, ofertas } };
      const { reference } = quote.request;
      await storage.quotes.save(quote, [], { token: TOKEN, expiresAt: bench().clock.now() + DAY_MS });
      const messagesOf = (nth: number): NewMessage[] => [
        webhookJob(reference, 'crm', { id: `chosen-${nth}-${reference}` }),
      ];
      const choose = (number: number, { at = storage, token = TOKEN }: { at?: Storage; token?: string } = {}) =>
        at.choices.choose({ token, number }, messagesOf);
      const chosen = async () => (await storage.quotes.findByToken(TOKEN))?.chosen;
      const messages = async () => (await storage.outboxDesk.list({ limit: 100 })).map(({ id }) => id).sort();
      return { storage, reference, quote, choose, chosen, messages };
    }

    it('are marked wherever the quotation is read, with a message in the same transaction', async () => {
      const { storage, reference, choose, chosen, messages } = await offered();
      const added = jest.fn();
      storage.outbox.onAdded(added);
      expect([await chosen(), await messages()]).toEqual([null, []]);
      expect(await choose(2)).toBe('marked');
      expect(await storage.quotes.findByToken(TOKEN)).toMatchObject({ chosen: 'id.2' });
      expect(await storage.quotes.findByReference(reference)).toMatchObject({ chosen: 'id.2' });
      expect(await storage.quoteAdmin.show(reference)).toMatchObject({ chosen: 'id.2' });
      expect(await storage.purchases.redeem(TOKEN, null)).toMatchObject({ quote: { chosen: 'id.2' } });
      expect(await messages()).toEqual([`chosen-1-${reference}`]);
      expect(added).toHaveBeenCalledTimes(1);
    });

    it('give way to a later one, with a message for every change, also the way back', async () => {
      const { reference, choose, chosen, messages } = await offered();
      for (const number of [1, 3, 1]) expect(await choose(number)).toBe('marked');
      expect(await chosen()).toBe('id.1');
      expect(await messages()).toEqual([1, 2, 3].map((nth) => `chosen-${nth}-${reference}`));
    });

    it('give one message when many choose the same at once, from any process', async () => {
      const { storage, choose, messages } = await offered();
      const beside = await bench().open();
      const outcomes = await Promise.all(
        Array.from({ length: 12 }, (_, index) => choose(1, { at: index % 2 === 0 ? storage : beside })),
      );
      expect(outcomes.filter((outcome) => outcome === 'marked')).toHaveLength(1);
      expect(outcomes.filter((outcome) => outcome === 'repeated')).toHaveLength(11);
      expect(await messages()).toHaveLength(1);
    });

    it('are not marked where their message cannot be kept', async () => {
      const { storage, chosen, messages } = await offered();
      const broken = () => {
        throw new Error('no message');
      };
      await expect(storage.choices.choose({ token: TOKEN, number: 2 }, broken)).rejects.toThrow('no message');
      expect(await chosen()).toBeNull();
      expect(await messages()).toEqual([]);
    });

    it('are not marked behind a link that is unknown or past its time', async () => {
      const { choose, messages } = await offered();
      expect(await choose(1, { token: OTHER_TOKEN })).toBe('unknown');
      bench().clock.advance(DAY_MS);
      expect(await choose(1)).toBe('unknown');
      expect(await messages()).toEqual([]);
    });

    it('go with the quotation when the person is erased', async () => {
      const { storage, quote, choose, messages } = await offered();
      await choose(1);
      await storage.privacy.erasePerson({ email: quote.request.body.holder.email });
      expect(await choose(2)).toBe('unknown');
      expect(await messages()).toEqual([]);
    });
  });
}
