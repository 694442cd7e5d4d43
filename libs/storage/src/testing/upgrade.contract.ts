import { emailJob } from '@cotiza/messages/testing';
import { madeBefore } from './kept-before';
import { recordedQuote } from './recorded-quote';
import { storageBench, type DatabaseSource } from './storage-bench';

const LINK = { token: 'before'.padEnd(43, '_'), expiresAt: 2e12 };

/** Databases of earlier versions are brought up to date. */
export function upgradeContract(source: DatabaseSource): void {
  describe('a database of an earlier version', () => {
    const bench = storageBench(source);

    it('is refused to a tool, and brought up to date by a service with everything in it', async () => {
      const before = await bench().open();
      const quote = recordedQuote();
      const { reference, body } = quote.request;
      await before.quotes.save(quote, [emailJob(reference)], LINK);
      await before.privacy.purge(0);
      await before.close();
      await madeBefore(bench().options, '0002-link-uses');
      await expect(bench().open({ role: 'tool' })).rejects.toThrow(
        /0002-link-uses, 0003-audit-actor, 0004-message-trace, 0005-chosen-offer, 0006-webhooks-due, 0007-partitions-by-day is missing/,
      );
      const { quotes, purchases, choices, outbox, privacy } = await bench().open({ role: 'service' });
      expect(await quotes.findByToken(LINK.token)).toMatchObject({ reference, result: quote.result, chosen: null });
      expect(await purchases.redeem(LINK.token, 1)).toMatchObject({ uses: 1, quote: { reference, body } });
      expect(await choices.choose({ token: LINK.token, position: 1 }, () => [])).toBe('marked');
      const [message] = await outbox.claim(1, 1000);
      expect(message).toMatchObject({ ...emailJob(reference), trace: undefined });
      expect((await privacy.auditTrail(9)).map(({ action, actor }) => [action, actor])).toEqual([
        ['purchase', null],
        ['purge', null],
      ]);
    });
  });
}
