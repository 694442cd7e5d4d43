import { FIRST_LAW_VERSION } from '@cotiza/insurers-port';
import { needsOf } from '@cotiza/contract';
import { bodyOf } from '@cotiza/contract/testing';
import { insuredObjectOf, StorageUnavailable, RecordingUncertain, type RecordedQuote } from '@cotiza/quoting';
import { emailJob } from '@cotiza/quoting/testing';
import { generateDataKey } from '../encryption/data-key';
import { keptAs, keptBefore } from './kept-before';
import { recordedQuote, TEST_TARIFF } from './recorded-quote';
import { storageBench, type DatabaseSource } from './storage-bench';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
const TOKEN = 'AQIDBAUGBwgJCgsMDQ4PEBESExQVFhcYGRobHB0eHyA';

export function quotesContract(source: DatabaseSource): void {
  describe('quotations', () => {
    const bench = storageBench(source);

    it.each(['Home', 'Car', 'Motorcycle'] as const)('gives a %s quotation back as it was kept', async (line) => {
      const { quotes } = await bench().open();
      const quote = recordedQuote({ line });
      await quotes.save(quote, [], null);
      const found = await quotes.findByReference(quote.request.reference);
      expect(JSON.stringify(found?.result)).toBe(JSON.stringify(quote.result));
      expect(found).toEqual({
        reference: quote.request.reference,
        createdAt: bench().clock.now(),
        linkExpiresAt: null,
        holder: { name: quote.request.body.holder.name, email: quote.request.body.holder.email },
        insured: insuredObjectOf(quote.request),
        needs: needsOf(quote.request.body),
        result: quote.result,
        chosen: null,
        guarantees: quote.guarantees,
        traces: quote.traces,
        effectiveDate: quote.request.effectiveDate,
        law: FIRST_LAW_VERSION,
        documents: quote.documents,
      });
    });

    it('gives back a quotation that was kept before it said what was priced, or which documents go with it', async () => {
      const { quotes, quoteAdmin } = await bench().open();
      const quote = recordedQuote();
      const { reference } = quote.request;
      await quotes.save(quote, [], null);
      await keptBefore(bench().options, reference, 'insured', 'documents', 'traces');
      const { result } = quote;
      expect(await quotes.findByReference(reference)).toMatchObject({ insured: null, documents: [], result });
      expect(await quoteAdmin.show(reference)).toMatchObject({ body: quote.request.body, result: quote.result });
    });

    it('refuses a quotation in a form of a newer version', async () => {
      const { quotes } = await bench().open();
      const quote = recordedQuote();
      await quotes.save(quote, [], null);
      await keptAs(bench().options, quote.request.reference, { form: 1_000 });
      await expect(quotes.findByReference(quote.request.reference)).rejects.toThrow('form 1000, of a newer program');
    });

    it('keeps what no insurer wanted, and texts of any kind', async () => {
      const { quotes } = await bench().open();
      const body = bodyOf('Car').with('holder.name', 'Ñandú "O\'Hara" \\ 🙂').with('client_reference', '€\n');
      const quote = recordedQuote({ body, prices: [] });
      await quotes.save(quote, [], null);
      const found = await quotes.findByReference(quote.request.reference);
      expect(found).toMatchObject({ result: quote.result, guarantees: [] });
      expect(found?.holder.name).toBe('Ñandú "O\'Hara" \\ 🙂');
    });

    it('finds a quotation by its token until the link expires', async () => {
      const { quotes } = await bench().open();
      const { clock } = bench();
      const quote = recordedQuote();
      const expiresAt = clock.now() + 15 * DAY_MS;
      await quotes.save(quote, [], { token: TOKEN, expiresAt });
      expect(await quotes.findByToken(TOKEN)).toMatchObject({ result: quote.result, linkExpiresAt: expiresAt });
      clock.advance(15 * DAY_MS - 1);
      expect(await quotes.findByToken(TOKEN)).toBeDefined();
      clock.advance(1);
      expect(await quotes.findByToken(TOKEN)).toBeUndefined();
      expect(await quotes.findByReference(quote.request.reference)).toBeDefined();
    });

    it('keeps many at once, and refuses only one whose reference is taken, which may be tried again', async () => {
      const { quotes, quoteAdmin, outboxDesk } = await bench().open();
      const list = Array.from({ length: 40 }, () => recordedQuote());
      const first = list[7]!;
      const { reference } = first.request;
      await quotes.save(first, [], null);
      list[7] = recordedQuote({ reference, line: 'Home' });
      const outcomes = await Promise.allSettled(
        list.map((quote) => quotes.save(quote, [emailJob(quote.request.reference)], null)),
      );
      const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
      expect(refused).toEqual([outcomes[7]]);
      expect(refused[0]?.reason).toBeInstanceOf(StorageUnavailable);
      expect(refused[0]?.reason).not.toBeInstanceOf(RecordingUncertain);
      expect(await quotes.findByReference(reference)).toMatchObject({ result: first.result });
      expect(await quoteAdmin.list({ limit: 100 })).toHaveLength(40);
      expect((await outboxDesk.count(['pending'])).pending).toBe(39);
    });

    it('finishes what is being written when it is closed', async () => {
      const storage = await bench().open();
      const saved = Array.from({ length: 20 }, () => storage.quotes.save(recordedQuote(), [], null));
      await storage.close();
      await Promise.all(saved);
      expect(await (await bench().open()).quoteAdmin.list({ limit: 99 })).toHaveLength(20);
    });

    it('shows the operator the newest first, in full when asked for one', async () => {
      const { quotes, quoteAdmin } = await bench().open();
      const { clock } = bench();
      const since = clock.now() + 1000;
      const [home, car, late] = [recordedQuote({ line: 'Home' }), recordedQuote(), recordedQuote({ prices: [] })];
      for (const quote of [home, car, late]) {
        await quotes.save(quote, [], null);
        clock.advance(1000);
      }
      const references = async (filter: Parameters<typeof quoteAdmin.list>[0]) =>
        (await quoteAdmin.list(filter)).map(({ reference }) => reference);
      const [homeRef, carRef, lateRef] = [home, car, late].map(({ request }) => request.reference);
      expect(await references({ limit: 10 })).toEqual([lateRef, carRef, homeRef]);
      expect(await references({ limit: 2 })).toEqual([lateRef, carRef]);
      expect(await references({ line: 'Home', limit: 10 })).toEqual([homeRef]);
      expect(await references({ since, limit: 10 })).toEqual([lateRef, carRef]);
      expect(await quoteAdmin.show(carRef!)).toMatchObject({
        line: 'Car',
        state: 'cotizado',
        body: car.request.body,
        facts: { holderTown: 28079, vehicle: 'CVTEST000001', registrationDate: '2023-09-14' },
        result: car.result,
        guarantees: car.guarantees,
        answers: [
          { kind: 'offers', offers: 2, tariff: TEST_TARIFF },
          { kind: 'declined' },
          { kind: 'unavailable', cause: 'failure' },
        ],
      });
    });

    it('reads what was asked for, of all that are kept, and leaves one line in the audit trail', async () => {
      const { quotes, quoteAdmin, privacy } = await bench().open();
      const { clock } = bench();
      await quotes.save(recordedQuote(), [], null);
      clock.advance(1000);
      const since = clock.now();
      const cars = Array.from({ length: 120 }, () => recordedQuote());
      for (const quote of [recordedQuote({ line: 'Home' }), ...cars]) await quotes.save(quote, [], null);
      const read: unknown[] = [];
      const count = await quoteAdmin.readEach({ line: 'Car', since }, async (quote) => void read.push(quote));
      expect([count, read.length]).toEqual([120, 120]);
      expect(read[0]).toEqual({
        createdAt: since,
        body: cars[0]!.request.body,
        facts: {
          holderTown: 28079,
          vehicle: 'CVTEST000001',
          registrationDate: '2023-09-14',
        },
      });
      expect((await privacy.auditTrail(9)).map(({ action, count: of }) => [action, of])).toEqual([['read', 120]]);
      const failing = quoteAdmin.readEach({}, () => Promise.reject(new Error('no more')));
      await expect(failing).rejects.toThrow('no more');
      expect((await privacy.auditTrail(9)).map(({ action, count: of }) => [action, of])).toContainEqual(['read', 1]);
    });

    it('counts by hour, line and outcome what was quoted since an instant', async () => {
      const { quotes, quoteAdmin } = await bench().open();
      const { clock } = bench();
      const hour = Math.ceil(clock.now() / HOUR_MS) * HOUR_MS;
      const saveAt = async (at: number, quote = recordedQuote()) => {
        clock.advance(at - clock.now());
        await quotes.save(quote, [], null);
      };
      await saveAt(hour - 1);
      await saveAt(hour);
      await saveAt(hour, recordedQuote({ line: 'Home' }));
      await saveAt(hour + HOUR_MS - 1);
      await saveAt(hour + 2 * HOUR_MS, recordedQuote({ prices: [] }));
      const counted = [...(await quoteAdmin.countByHour(hour))].sort((a, b) => a.hour - b.hour || b.count - a.count);
      expect(counted).toEqual([
        { hour, line: 'Car', state: 'cotizado', count: 2 },
        { hour, line: 'Home', state: 'cotizado', count: 1 },
        { hour: hour + 2 * HOUR_MS, line: 'Car', state: 'sin_ofertas', count: 1 },
      ]);
      expect(await quoteAdmin.countByHour(clock.now() + 1)).toEqual([]);
    });

    it('finds a quotation by each id that somebody may know it by, and by nothing else', async () => {
      const { quotes, quoteAdmin } = await bench().open();
      const body = bodyOf('Home').with('client_reference', 'caso "7" Ñ');
      const quote = recordedQuote({ body, result: { request_id: 'req-7.a' } });
      const { reference } = quote.request;
      const createdAt = bench().clock.now();
      await quotes.save(quote, [], null);
      await quotes.save(recordedQuote({ result: { client_reference: null } }), [], null);
      const summary = { reference, line: 'Home', state: 'cotizado', createdAt };
      const found = async (id: string) => (await quoteAdmin.find({ id, limit: 9 })).found;
      expect(await found(reference)).toEqual([{ ...summary, by: 'reference' }]);
      expect(await found(reference.toLowerCase())).toEqual([{ ...summary, by: 'reference' }]);
      expect(await found('req-7.a')).toEqual([{ ...summary, by: 'request id' }]);
      expect(await found('caso "7" Ñ')).toEqual([{ ...summary, by: 'client reference' }]);
      for (const id of ['req-7', 'caso', 'null', 'cotizado', quote.request.body.holder.email]) {
        expect(await found(id)).toEqual([]);
      }
    });

    it('finds all of one client_reference among many, the newest first, as far back as is asked', async () => {
      const { quotes, quoteAdmin } = await bench().open();
      const { clock } = bench();
      const [old, other, late] = ['a', 'b', 'a'].map((client_reference) =>
        recordedQuote({ result: { client_reference } }),
      );
      await quotes.save(old!, [], null);
      clock.advance(1000);
      const between = Array.from({ length: 250 }, () => quotes.save(recordedQuote(), [], null));
      await Promise.all([...between, quotes.save(other!, [], null)]);
      const since = clock.now();
      await quotes.save(late!, [], null);
      const found = async (more: object) =>
        (await quoteAdmin.find({ id: 'a', limit: 9, ...more })).found.map(({ reference }) => reference);
      const [oldRef, lateRef] = [old!, late!].map(({ request }) => request.reference);
      expect(await found({})).toEqual([lateRef, oldRef]);
      expect(await found({ since })).toEqual([lateRef]);
      expect(await found({ limit: 1 })).toEqual([lateRef]);
    });

    it('passes over quotations that cannot be read, and counts them', async () => {
      const { open, options } = bench();
      const storage = await open();
      const [quote, newer] = [1, 2].map(() => recordedQuote({ result: { request_id: 'req-1' } })) as [
        RecordedQuote,
        RecordedQuote,
      ];
      for (const each of [quote, newer]) await storage.quotes.save(each, [], null);
      await keptAs(options, newer.request.reference, { form: 1_000, result: 'req-1' });
      const other = await open({ dataKey: `${generateDataKey()},${options.dataKey}` });
      await other.quotes.save(recordedQuote(), [], null);
      const { found, unreadable } = await storage.quoteAdmin.find({ id: 'req-1', limit: 9 });
      expect([found.map(({ reference }) => reference), unreadable]).toEqual([[quote.request.reference], 2]);
    });

    it('writes when asked whether it can, again and again, and beside another process', async () => {
      const [storage, other] = [await bench().open(), await bench().open()];
      for (const each of [storage, storage, other]) await expect(each.checkWriting()).resolves.toBeUndefined();
      expect(await storage.channel.read()).toMatchObject({ isOn: true, changedAt: null });
      expect(storage.description).not.toMatch(/password|postgres:\/\//);
    });
  });
}
