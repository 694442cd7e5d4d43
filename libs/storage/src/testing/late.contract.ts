import type { NewMessage } from '@cotiza/messages';
import { emailJob, webhookJob } from '@cotiza/messages/testing';
import type { RecordedQuote } from '@cotiza/quoting';
import type { Storage } from '../storage';
import { recordedQuote, reservationOf } from './recorded-quote';
import { storageBench, type DatabaseSource } from './storage-bench';

const TOKEN = 'A'.repeat(43);
const WAIT_MS = 60_000;
const KEY = 'clave-1';

/** Quotations that go on after their answer. */
export function lateContract(source: DatabaseSource): void {
  describe('late answers', () => {
    const bench = storageBench(source);
    const earlier = recordedQuote({ prices: [300_00] });
    const { reference } = earlier.request;
    const pendingOf = (until: number): RecordedQuote['pending'] => ({
      until,
      view: { siguiente_paso: 'Espera.', aviso: 'Falta Faro.', sin_respuesta: [], pendientes: ['Faro'], consulta: 'c' },
    });

    /** A storage with a quotation of one offer, chosen, which waits for Faro. */
    async function waiting() {
      const { clock } = bench();
      const storage = await bench().open();
      const until = clock.now() + WAIT_MS;
      const ofertas = [{ ...earlier.result.ofertas[0]!, oferta_id: 'id.1' }];
      const result = { ...earlier.result, ofertas, sin_respuesta: ['Faro'] };
      const keyReservation = await reservationOf(storage.idempotencyKeys, KEY, {});
      const quote = { ...earlier, result, pending: pendingOf(until), keyReservation };
      const update = webhookJob(reference, 'crm', { payload: 'before' });
      const messages = [emailJob(reference), update].map((message) => ({ ...message, notBefore: until }));
      await storage.quotes.save(quote, messages, { token: TOKEN, expiresAt: 2e12 });
      await storage.choices.choose({ token: TOKEN, number: 1 }, () => []);
      const cheaper = { ...ofertas[0]!, oferta_id: 'id.2', precio: 200 };
      const whole: RecordedQuote = {
        ...earlier,
        result: { ...result, ofertas: [cheaper, ...ofertas], sin_respuesta: [] },
        guarantees: [[], ...earlier.guarantees],
      };
      return { storage, quote, whole, update };
    }
    const seenBy = async (storage: Storage) => (await storage.quotes.findByToken(TOKEN))!.result;
    const claimed = async (storage: Storage) => (await storage.outbox.claim(10, 1000)).map(({ id }) => id).sort();
    const idsOf = (...messages: NewMessage[]) => messages.map(({ id }) => id).sort();

    it('are pending for every reader, and unanswered without a further write once their time is over', async () => {
      const { storage, quote } = await waiting();
      const { view } = quote.pending!;
      const readers = async () => [
        await seenBy(storage),
        await storage.offers.resultOf(storage.offers.handleOf(reference)),
        await storage.idempotencyKeys.recall(KEY, {}).then((used) => used?.kind === 'repeated' && used.result),
      ];
      for (const result of await readers()) expect(result).toEqual({ ...quote.result, ...view });
      expect(await claimed(storage)).toEqual([]);
      bench().clock.advance(WAIT_MS);
      for (const result of await readers()) expect(result).toEqual(quote.result);
      expect(await claimed(storage)).toHaveLength(2);
    });

    it('are added, the messages leave at once and once, and the choice stays', async () => {
      const { storage, whole, update } = await waiting();
      expect(await storage.quotes.amend({ ...whole, pending: pendingOf(2e12) }, [])).toBe(true);
      expect(await seenBy(storage)).toMatchObject({
        pendientes: ['Faro'],
        ofertas: [{ precio: 200 }, { precio: 300 }],
      });
      expect(await claimed(storage)).toEqual([]);
      expect(await storage.quotes.amend(whole, [{ ...update, payload: 'after' }])).toBe(true);
      expect(await storage.quotes.findByToken(TOKEN)).toMatchObject({ result: whole.result, chosen: 'id.1' });
      const messages = await storage.outbox.claim(10, 1000);
      expect(messages.map(({ id }) => id).sort()).toEqual(idsOf(emailJob(reference), update));
      expect(messages.find(({ id }) => id === update.id)?.payload).toBe('after');
      expect(await storage.quotes.amend(whole, [])).toBe(true);
      expect(await claimed(storage)).toEqual([]);
    });

    it('are added after a change of keys, and their person is still found', async () => {
      const { storage, whole } = await waiting();
      await storage.privacy.rotateKey();
      expect(await storage.quotes.amend(whole, [])).toBe(true);
      expect((await seenBy(storage)).ofertas).toHaveLength(2);
      await storage.privacy.erasePerson({ email: whole.request.body.holder.email });
      expect(await storage.quotes.amend(whole, [])).toBe(false);
      expect(await storage.quotes.findByToken(TOKEN)).toBeUndefined();
    });
  });
}
