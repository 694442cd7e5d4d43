import { insuredObjectOf } from '@cotiza/quoting';
import { recordedQuote } from './recorded-quote';
import { storageBench, type DatabaseSource } from './storage-bench';

const DAY_MS = 24 * 60 * 60 * 1000;
const TOKEN = 'ICEiIyQlJicoKSorLC0uLzAxMjM0NTY3ODk6Ozw9Pj8';
const OTHER_TOKEN = 'QEFCQ0RFRkdISUpLTE1OT1BRUlNUVVZXWFlaW1xdXl8';

/** Purchase links are resolved and counted. */
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
      const audited = async () => (await storage.privacy.auditTrail(100)).map(({ action, count }) => [action, count]);
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

    it('gives it out as often as it may be, and says so after that', async () => {
      const { uses } = await sold();
      expect([await uses(2), await uses(2), await uses(2), await uses(2)]).toEqual([1, 2, 'used-up', 'used-up']);
      expect(await uses(3)).toBe(3);
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
      }
      await storage.privacy.erasePerson({ email: quote.request.body.holder.email });
      expect(await uses()).toBe('unknown');
    });

    it('forgets it when its time has come', async () => {
      const { uses } = await sold();
      bench().clock.advance(DAY_MS - 1);
      expect(await uses()).toBe(1);
      bench().clock.advance(1);
      expect(await uses()).toBe('unknown');
    });

    it('leaves an audit line without anybody’s data for each time, and none for what was not given out', async () => {
      const { uses, audited } = await sold();
      for (const most of [2, 2, 2]) await uses(most);
      await uses(null, OTHER_TOKEN);
      expect(await audited()).toEqual([
        ['purchase', 1],
        ['purchase', 1],
      ]);
    });
  });
}
