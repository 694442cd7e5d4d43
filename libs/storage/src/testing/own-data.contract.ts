import {
  DATA_LINKS_A_DAY,
  DATA_LINK_EVERY_MS,
  DATA_LINK_WORKS_MS,
  type DataLink,
  type NewMessage,
  offerNumber,
} from '@cotiza/quoting';
import { recordedQuote } from './recorded-quote';
import { auditedIn, storageBench, type DatabaseSource } from './storage-bench';

const DAY_MS = 24 * 60 * 60 * 1000;
const TOKEN = 'ICEiIyQlJicoKSorLC0uLzAxMjM0NTY3ODk6Ozw9Pj8';
const OTHER_TOKEN = 'QEFCQ0RFRkdISUpLTE1OT1BRUlNUVVZXWFlaW1xdXl8';

/** The holder of a quotation sees and erases it by a link that was sent to the holder alone. */
export function ownDataContract(source: DatabaseSource): void {
  describe('the data of a holder', () => {
    const bench = storageBench(source);

    /** A storage with one quotation behind the token of tests. */
    async function kept() {
      const storage = await bench().open();
      const quote = recordedQuote();
      const expiresAt = bench().clock.now() + 30 * DAY_MS;
      await storage.quotes.save(quote, [], { token: TOKEN, expiresAt });
      const sent: DataLink[] = [];
      const messageOf = (reference: string, link: DataLink): NewMessage => {
        sent.push(link);
        const id = `${reference}_datos_${bench().clock.now()}`;
        return { id, reference, kind: 'email', target: null, event: 'datos.enlace', payload: JSON.stringify(link) };
      };
      const begin = (token = TOKEN) => storage.ownData.begin(token, messageOf);
      const audited = () => auditedIn(storage);
      return { storage, quote, begin, sent, audited };
    }

    it('sends a link with a secret, once an hour at most, each in a message that is kept with it', async () => {
      const { storage, quote, begin, sent } = await kept();
      expect(await begin()).toBe('sent');
      bench().clock.advance(DATA_LINK_EVERY_MS - 1);
      expect(await begin()).toBe('sent-before');
      bench().clock.advance(1);
      expect(await begin()).toBe('sent');
      const [first, second] = [sent[0]!, sent.at(-1)!];
      expect(first.secret).not.toBe(second.secret);
      expect(await storage.ownData.referencesOf(first)).toEqual([]);
      expect(await storage.ownData.referencesOf(second)).toEqual([quote.request.reference]);
      const messages = await storage.outbox.claim(9, 1000);
      expect(messages.map(({ payload }) => JSON.parse(payload) as DataLink)).toEqual([first, second]);
    });

    it('one of many who ask at once gets it sent, from any process', async () => {
      const { begin } = await kept();
      const answers = await Promise.all(Array.from({ length: 8 }, () => begin()));
      expect(answers.toSorted()).toEqual(['sent', ...Array<string>(7).fill('sent-before')]);
    });

    it('sends some links a day at most, and others when a day has gone by', async () => {
      const { begin } = await kept();
      const hourly = async (hours: number) => {
        const answers: string[] = [];
        for (let hour = 0; hour < hours; hour++) {
          answers.push(await begin());
          bench().clock.advance(DATA_LINK_EVERY_MS);
        }
        return answers.filter((answer) => answer === 'sent').length;
      };
      expect(await hourly(24)).toBe(DATA_LINKS_A_DAY);
      expect(await hourly(24)).toBe(DATA_LINKS_A_DAY);
    });

    it('gives out what is kept, once', async () => {
      const { storage, quote, begin, sent, audited } = await kept();
      await storage.choices.choose({ token: TOKEN, number: 1 }, () => []);
      await begin();
      const link = sent.at(-1)!;
      expect(await storage.ownData.take(link)).toEqual({
        reference: quote.request.reference,
        createdAt: bench().clock.now(),
        body: quote.request.body,
        result: quote.result,
        chosen: quote.result.ofertas.find((offer) => offerNumber(offer) === 1)!.oferta_id,
      });
      expect(await storage.ownData.take(link)).toBeUndefined();
      expect(await storage.ownData.erase(link)).toBe(false);
      expect(await audited()).toEqual([['export', 1]]);
    });

    it('erases the quotation with its messages and its link, and no other of the same person', async () => {
      const { storage, begin, sent, audited } = await kept();
      await storage.quotes.save(recordedQuote(), [], { token: OTHER_TOKEN, expiresAt: bench().clock.now() + DAY_MS });
      await begin();
      expect(await storage.ownData.erase(sent.at(-1)!)).toBe(true);
      expect(await storage.quotes.findByToken(TOKEN)).toBeUndefined();
      expect(await storage.outbox.claim(9, 1000)).toEqual([]);
      expect(await storage.quotes.findByToken(OTHER_TOKEN)).toBeDefined();
      expect(await audited()).toEqual([['erase', 1]]);
      expect(await begin()).toBe('unknown');
    });

    it('gives out the consent of the draft that the quotation completed, and erases that draft', async () => {
      const { storage, begin, sent } = await kept();
      const content = { agent: { insurance_line: 'Car' as const }, customer: {} };
      const id = await storage.drafts.add(content, bench().clock.now() + DAY_MS);
      const draft = { id, version: 1, offersToken: OTHER_TOKEN, consent: { text: 'Acepto', at: bench().clock.now() } };
      const expiresAt = bench().clock.now() + DAY_MS;
      await storage.quotes.save({ ...recordedQuote(), draft }, [], { token: OTHER_TOKEN, expiresAt });
      expect(await storage.drafts.find(id)).toMatchObject({ state: 'cotizada' });
      await begin(OTHER_TOKEN);
      expect(await storage.ownData.take(sent.at(-1)!)).toMatchObject({ consent: draft.consent });
      bench().clock.advance(DATA_LINK_EVERY_MS);
      await begin(OTHER_TOKEN);
      expect(await storage.ownData.erase(sent.at(-1)!)).toBe(true);
      expect(await storage.drafts.find(id)).toBeUndefined();
    });

    it('does nothing for whoever has only the purchase link, or a link past its day', async () => {
      const { storage, begin, sent } = await kept();
      const works = async (link: DataLink) => [
        (await storage.ownData.referencesOf(link)).length > 0,
        (await storage.ownData.take(link)) !== undefined,
        await storage.ownData.erase(link),
      ];
      const nothing = [false, false, false];
      for (const secret of ['', 'x', OTHER_TOKEN, "' or 1=1 --", '\u0000']) {
        expect(await works({ token: TOKEN, secret })).toEqual(nothing);
      }
      expect(await begin(OTHER_TOKEN)).toBe('unknown');
      expect(await begin('x')).toBe('unknown');
      await begin();
      const link = sent.at(-1)!;
      expect(await works({ ...link, token: OTHER_TOKEN })).toEqual(nothing);
      bench().clock.advance(DATA_LINK_WORKS_MS);
      expect(await works(link)).toEqual(nothing);
      expect(await storage.quotes.findByToken(TOKEN)).toBeDefined();
    });
  });
}
