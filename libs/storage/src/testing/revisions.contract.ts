import {
  DATA_LINK_EVERY_MS,
  DATA_LINK_WORKS_MS,
  DATA_LINKS_A_DAY,
  StorageUnavailable,
  type DataLink,
} from '@cotiza/quoting';
import { emailJob } from '@cotiza/quoting/testing';
import type { Storage } from '../storage';
import { recordedQuote } from './recorded-quote';
import { storageBench, type DatabaseSource } from './storage-bench';

const TOKEN = 'R'.repeat(43);
const CONSENT = { text: 'Acepto.', at: 0 };

/** Quotations that revise another. */
export function revisionsContract(source: DatabaseSource): void {
  describe('revisions', () => {
    const bench = storageBench(source);

    /** A storage with a quotation behind the token of tests, two revisions of it, and another quotation. */
    async function revised() {
      const storage = await bench().open();
      const [first, other] = [recordedQuote(), recordedQuote()];
      const { reference: series } = first.request;
      const revisions = [recordedQuote(), { ...recordedQuote(), consent: CONSENT }].map((quote) => ({
        ...quote,
        series,
      }));
      await storage.quotes.save(first, [], { token: TOKEN, expiresAt: bench().clock.now() + 2 * DATA_LINK_WORKS_MS });
      for (const quote of [...revisions, other]) await storage.quotes.save(quote, [], null);
      return { storage, first, revisions, other, series };
    }
    const handleOf = (storage: Storage, { request }: { readonly request: { readonly reference: string } }) =>
      storage.offers.handleOf(request.reference);
    const rows = () => bench().rowsOf('quote_revisions');

    it('are of the series of the first quotation, with the consent to it, for every process', async () => {
      const { first, revisions, other, series } = await revised();
      const storage = await bench().open();
      for (const quote of [first, ...revisions])
        expect(await storage.offers.quotationOf(handleOf(storage, quote))).toEqual({
          ...{ body: quote.request.body, result: quote.result, series, consent: quote.consent },
        });
      const { reference } = other.request;
      expect(await storage.offers.quotationOf(handleOf(storage, other))).toMatchObject({ series: reference });
      const token = storage.offers.tokenOf(reference);
      expect(await storage.offers.quotationOf(`${token}.1`)).toMatchObject({ series: reference });
      expect(await storage.offers.quotationOf(`${token}.9999`)).toBeUndefined();
    });

    it('have an offer chosen as soon as any quotation of the series has', async () => {
      const { storage, series, other } = await revised();
      expect(await storage.offers.isChosen(series)).toBe(false);
      await storage.choices.choose({ token: TOKEN, number: 1 }, () => [emailJob(series)]);
      expect(await storage.offers.isChosen(series)).toBe(true);
      expect(await storage.offers.isChosen(other.request.reference)).toBe(false);
    });

    it('are shown by the link once the customer says so, and no more: with its end, and back again', async () => {
      const { storage, first, revisions, other, series } = await revised();
      const [, newest] = revisions;
      const { reference } = newest!.request;
      const { linkExpiresAt } = (await storage.quotes.findByToken(TOKEN))!;
      expect(await storage.revisions.otherOf(TOKEN)).toMatchObject({ reference });
      expect(await storage.quotes.findByToken(TOKEN)).toMatchObject({ reference: series });
      expect(await storage.revisions.show(TOKEN, other.request.reference)).toBe(false);
      expect(await storage.revisions.show('A'.repeat(43), reference)).toBe(false);
      expect(await storage.revisions.show(TOKEN, reference)).toBe(true);
      // A button that is pressed twice.
      expect(await storage.revisions.show(TOKEN, reference)).toBe(true);
      expect(await storage.quotes.findByToken(TOKEN)).toMatchObject({ reference, linkExpiresAt });
      expect(await storage.revisions.otherOf(TOKEN)).toMatchObject({ reference: series, linkExpiresAt: null });
      expect(await storage.purchases.redeem(TOKEN, null)).toMatchObject({ quote: { reference }, uses: 1 });
      expect(await storage.revisions.show(TOKEN, series)).toBe(true);
      expect(await storage.purchases.redeem(TOKEN, null)).toMatchObject({ quote: { reference: series }, uses: 2 });
      await storage.choices.choose({ token: TOKEN, number: 1 }, () => []);
      expect(await storage.revisions.otherOf(TOKEN)).toBeUndefined();
      expect(await storage.revisions.show(TOKEN, reference)).toBe(false);
      expect(await storage.quotes.findByToken(TOKEN)).toMatchObject({ result: first.result });
    });

    it('that are confirmed at the same time leave the link at one quotation', async () => {
      const { storage, revisions } = await revised();
      const references = revisions.map(({ request }) => request.reference);
      await Promise.all(references.map((reference) => storage.revisions.show(TOKEN, reference)));
      expect(references).toContain((await storage.quotes.findByToken(TOKEN))?.reference);
    });

    it('have one message, of the first quotation: each puts it off, it has the last payload, and it is sent once', async () => {
      const { storage, series } = await revised();
      const QUIET_MS = 600_000;
      const save = (payload: string) => {
        const id = `${series}_revision`;
        const message = { ...emailJob(series), id, payload, notBefore: bench().clock.now() + QUIET_MS };
        return storage.quotes.save({ ...recordedQuote(), series }, [message], null);
      };
      await save('first');
      bench().clock.advance(QUIET_MS - 1);
      await save('second');
      bench().clock.advance(QUIET_MS - 1);
      expect(await storage.outbox.claim(9, 1000)).toEqual([]);
      bench().clock.advance(1);
      const [message, ...others] = await storage.outbox.claim(9, 1000);
      expect([message?.reference, message?.payload, others]).toEqual([series, 'second', []]);
      await storage.outbox.settle(message!, { kind: 'delivered', followUps: [] });
      await save('third');
      bench().clock.advance(2 * QUIET_MS);
      expect(await storage.outbox.claim(9, 1000)).toEqual([]);
    });

    it('have their message no earlier than an e-mail of the first quotation that a limit holds back', async () => {
      const storage = await bench().open();
      const first = recordedQuote();
      const { reference: series } = first.request;
      const notBefore = bench().clock.now() + DATA_LINK_WORKS_MS;
      const held = { ...emailJob(series), notBefore };
      await storage.quotes.save(first, [held], { token: TOKEN, expiresAt: notBefore + 1 });
      const revision = { ...emailJob(series), id: `${series}_revision` };
      await storage.quotes.save({ ...recordedQuote(), series }, [revision], null);
      expect(await storage.outbox.claim(9, 1000)).toEqual([]);
      bench().clock.advance(DATA_LINK_WORKS_MS);
      expect(await storage.outbox.claim(9, 1000)).toHaveLength(2);
    });

    it('have no message where the customer has no link to the quotation', async () => {
      const { storage, other } = await revised();
      const { reference: series } = other.request;
      await storage.quotes.save({ ...recordedQuote(), series }, [emailJob(series)], null);
      expect(await storage.outbox.claim(9, 1000)).toEqual([]);
    });

    it('have as many data links a day together as one quotation', async () => {
      const { storage, revisions, series } = await revised();
      const answers: string[] = [];
      for (let hour = 0; hour <= DATA_LINKS_A_DAY; hour++) {
        const message = (reference: string) => ({ ...emailJob(reference), id: `${series}_${hour}` });
        answers.push(await storage.ownData.begin(TOKEN, message));
        await storage.revisions.show(TOKEN, hour % 2 ? series : revisions[1]!.request.reference);
        bench().clock.advance(DATA_LINK_EVERY_MS);
      }
      expect(answers.indexOf('sent-before')).toBe(DATA_LINKS_A_DAY);
    });

    async function dataLinkOf(storage: Storage): Promise<DataLink> {
      const links: DataLink[] = [];
      await storage.ownData.begin(TOKEN, (reference, link) => {
        links.push(link);
        return emailJob(reference);
      });
      return links[0]!;
    }

    it('are not kept once their quotation has been erased, whichever comes first', async () => {
      const { storage, series } = await revised();
      const link = await dataLinkOf(storage);
      const late = Array.from({ length: 20 }, () => ({ ...recordedQuote(), series }));
      const save = (quote: (typeof late)[number]) => storage.quotes.save(quote, [], null);
      const saved = Promise.allSettled(late.slice(0, -1).map(save));
      expect(await storage.ownData.erase(link)).toBe(true);
      await expect(save(late.at(-1)!)).rejects.toBeInstanceOf(StorageUnavailable);
      await saved;
      for (const { request } of late) expect(await storage.quotes.findByReference(request.reference)).toBeUndefined();
      expect(await rows()).toBe(0);
    });

    it('are not kept once an offer of the series has been chosen meanwhile', async () => {
      const { storage, series } = await revised();
      await storage.choices.choose({ token: TOKEN, number: 1 }, () => []);
      const late = { ...recordedQuote(), series };
      await expect(storage.quotes.save(late, [], null)).rejects.toBeInstanceOf(StorageUnavailable);
      expect(await storage.offers.quotationOf(handleOf(storage, late))).toBeUndefined();
    });

    it('are erased with the quotation by its holder, and purged with their own day', async () => {
      const { storage, first, revisions, other } = await revised();
      expect(await storage.ownData.erase(await dataLinkOf(storage))).toBe(true);
      for (const quote of [first, ...revisions])
        expect(await storage.quotes.findByReference(quote.request.reference)).toBeUndefined();
      expect(await storage.quotes.findByReference(other.request.reference)).toBeDefined();
      expect(await rows()).toBe(0);
      await storage.quotes.save({ ...recordedQuote(), series: other.request.reference }, [], null);
      await storage.privacy.purge(bench().clock.now() + 1);
      expect(await rows()).toBe(0);
    });
  });
}
