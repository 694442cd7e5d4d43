import type { NewMessage, RecordedQuote } from '@cotiza/quoting';
import { emailJob, webhookJob } from '@cotiza/quoting/testing';
import { generateDataKey } from '../encryption/data-key';
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
        traces: [{}, ...earlier.traces!],
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
        (await storage.offers.quotationOf(storage.offers.handleOf(reference)))?.result,
        (await storage.offers.quotationOf(`${storage.offers.tokenOf(reference)}.1`))?.result,
        await storage.idempotencyKeys.recall(KEY, {}).then((used) => used?.kind === 'repeated' && used.result),
      ];
      for (const result of await readers()) expect(result).toEqual({ ...quote.result, ...view });
      expect(await claimed(storage)).toEqual([]);
      bench().clock.advance(WAIT_MS);
      for (const result of await readers()) expect(result).toEqual(quote.result);
      expect(await claimed(storage)).toHaveLength(2);
    });

    it('are added, the messages leave at once and once, and the choice stays', async () => {
      const { storage, quote, whole, update } = await waiting();
      expect(await storage.quotes.amend({ ...whole, pending: pendingOf(2e12) }, quote, [])).toBe(true);
      expect(await seenBy(storage)).toMatchObject({
        pendientes: ['Faro'],
        ofertas: [{ precio: 200 }, { precio: 300 }],
      });
      expect(await claimed(storage)).toEqual([]);
      expect(await storage.quotes.amend(whole, quote, [{ ...update, payload: 'after' }])).toBe(true);
      expect(await storage.quotes.findByToken(TOKEN)).toMatchObject({ result: whole.result, chosen: 'id.1' });
      const messages = await storage.outbox.claim(10, 1000);
      expect(messages.map(({ id }) => id).sort()).toEqual(idsOf(emailJob(reference), update));
      expect(messages.find(({ id }) => id === update.id)?.payload).toBe('after');
      expect(await storage.quotes.amend(whole, quote, [])).toBe(true);
      expect(await claimed(storage)).toEqual([]);
    });

    /** A quotation that waits for three, and how it is after each answer; the last completes it. */
    async function trickling() {
      const { storage, quote, whole } = await waiting();
      const after = (answered: number, pending: readonly string[]): RecordedQuote => {
        const offers = [...whole.result.ofertas, ...whole.result.ofertas].slice(1, 1 + answered);
        const late = offers.map((offer, at) => ({ ...offer, oferta_id: `id.${at + 2}`, precio: 100 + at }));
        const given = late.map(() => [{ name: 'A medida', cover: 'De esta cotización.' }]);
        return {
          ...quote,
          answers: [...quote.answers, ...late.map((_offer, at) => ({ ...quote.answers[1]!, ms: 20_000 + at }))],
          result: { ...quote.result, ofertas: [...late, ...quote.result.ofertas], sin_respuesta: pending },
          guarantees: [...given, ...quote.guarantees],
          traces: [...late.map(({ precio }) => ({ movedBy: [{ fact: 'lugar', cents: precio }] })), ...quote.traces!],
          pending: { until: quote.pending!.until, view: { ...quote.pending!.view, pendientes: pending } },
        };
      };
      const steps = [after(1, ['Faro', 'Roble']), after(2, ['Roble'])] as const;
      const complete: RecordedQuote = { ...after(3, []), pending: undefined };
      return { storage, quote, steps, complete };
    }
    const lateRows = () => bench().rowsOf('late_answers');

    it('are added one by one, seen by every reader also after the process has ended, and in the quotation at the end', async () => {
      const { storage, quote, steps, complete } = await trickling();
      let before: RecordedQuote = quote;
      for (const step of steps) {
        // The second is a repetition, because it was not known whether the first was kept.
        for (let time = 0; time < 2; time++) expect(await storage.quotes.amend(step, before, [])).toBe(true);
        before = step;
        const other = await bench().open();
        const seen = { ...step.result, ...step.pending?.view };
        expect(await other.quotes.findByToken(TOKEN)).toMatchObject({
          ...{ result: seen, guarantees: step.guarantees, traces: step.traces },
        });
        expect((await other.offers.quotationOf(other.offers.handleOf(reference)))?.result).toEqual(seen);
        expect(await other.idempotencyKeys.recall(KEY, {})).toEqual({ kind: 'repeated', result: seen });
        const { answers } = (await other.quoteAdmin.show(reference)) as unknown as { answers: { ms: number }[] };
        expect(answers.map(({ ms }) => ms)).toEqual(step.answers.map(({ ms }) => ms));
      }
      const { ofertas } = steps[1].result;
      expect(await storage.purchases.redeem(TOKEN, null)).toMatchObject({ quote: { result: { ofertas } } });
      expect(await lateRows()).toBe(2);
      expect(await storage.quotes.amend(complete, before, [])).toBe(true);
      expect(await storage.quotes.findByToken(TOKEN)).toMatchObject({ result: complete.result });
      expect(await lateRows()).toBe(0);
    });

    describe('to the questions of an insurer', () => {
      const secondRound = {
        ...{ request: earlier.request, answers: [], given: { faro: { values: { obras: true }, at: 1 } }, until: 2e12 },
        terms: { ...{ mailing: 'sent', at: 1, requestId: 'r', warnings: [], validUntil: '2026-12-31' }, until: 1 },
      } as unknown as NonNullable<RecordedQuote['secondRound']>;
      const changed = (storage: Storage, quote: RecordedQuote | undefined, seen = jest.fn()) =>
        storage.quotes.change(
          reference,
          (round) => {
            seen(round);
            return quote;
          },
          ({ result }) => [webhookJob(result.referencia, 'crm', { payload: 'after' })],
        );

      it('are taken by any process from what is kept, and the messages wait until there is no question', async () => {
        const { storage, quote, whole, update } = await waiting();
        const until = quote.pending!.until + WAIT_MS;
        const asked = { ...whole, secondRound, pending: { ...quote.pending!, until } };
        expect(await storage.quotes.amend(asked, quote, [])).toBe(true);
        bench().clock.advance(WAIT_MS);
        expect(await claimed(storage)).toEqual([]);
        const seen = jest.fn();
        const other = await bench().open();
        expect(await changed(other, undefined, seen)).toBe(true);
        expect(seen).toHaveBeenCalledWith(secondRound);
        expect(await seenBy(storage)).toMatchObject({ pendientes: ['Faro'], ofertas: [{}, {}] });
        expect(await changed(other, { ...whole, secondRound })).toBe(true);
        const messages = await storage.outbox.claim(10, 1000);
        expect(messages.map(({ id }) => id).sort()).toEqual(idsOf(emailJob(reference), update));
        expect(messages.find(({ id }) => id === update.id)?.payload).toBe('after');
        expect(await seenBy(storage)).not.toHaveProperty('pendientes');
      });

      it('change a quotation one after the other, and none that has been erased', async () => {
        const { storage, quote, whole } = await waiting();
        const { pending } = quote;
        await storage.quotes.amend({ ...whole, secondRound, pending }, quote, []);
        const count = (storage: Storage) =>
          storage.quotes.change(
            reference,
            (round) => ({ ...whole, pending, secondRound: { ...secondRound, until: round!.until + 1 } }),
            () => [],
          );
        const others = [storage, await bench().open(), await bench().open()];
        await Promise.all([...others, ...others].map(count));
        const seen = jest.fn();
        await changed(storage, undefined, seen);
        expect(seen).toHaveBeenCalledWith({ ...secondRound, until: secondRound.until + 6 });
        await storage.privacy.erasePerson({ email: earlier.request.body.holder.email });
        expect(await changed(storage, whole)).toBe(false);
      });
    });

    it.each([
      ['erased', (storage: Storage) => storage.privacy.erasePerson({ email: earlier.request.body.holder.email })],
      ['purged', ({ privacy }: Storage) => privacy.purge(bench().clock.now() + 1)],
    ])(
      'that wait in rows of their own are %s with their quotation, also after a change of keys',
      async (_name, erase) => {
        const { storage, quote, steps } = await trickling();
        await storage.quotes.amend(steps[0], quote, []);
        const tool = await bench().open({ dataKey: `${generateDataKey()},${bench().options.dataKey}` });
        expect(await tool.privacy.rotateKey()).toBe(4);
        expect((await seenBy(tool)).ofertas).toHaveLength(2);
        await erase(tool);
        expect(await tool.quotes.amend(steps[1], steps[0], [])).toBe(false);
        expect(await lateRows()).toBe(0);
      },
    );
  });
}
