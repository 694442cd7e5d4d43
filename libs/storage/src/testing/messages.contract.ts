import { bodyOf } from '@cotiza/contract/testing';
import { MAIL_DEFERRED } from '@cotiza/quoting';
import { emailJob, outboxContract, webhookJob } from '@cotiza/quoting/testing';
import { generateDataKey } from '../encryption/data-key';
import { MESSAGE_STATES } from '../outbox/outbox-desk';
import type { Storage } from '../storage';
import { keptAs, tracedAs } from './kept-before';
import { nextReference, recordedQuote } from './recorded-quote';
import { runSql } from './run-sql';
import { storageBench, type DatabaseSource } from './storage-bench';

const LEASE_MS = 60_000;

async function saveWithEmail({ quotes }: Storage, email = 'ana@example.com'): Promise<string> {
  const quote = recordedQuote({ body: bodyOf('Car').with('holder.email', email) });
  await quotes.save(quote, [emailJob(quote.request.reference)], null);
  return quote.request.reference;
}

const idsOf = (messages: readonly { id: string }[]) => messages.map(({ id }) => id);

/** The outbox beyond the contract of every outbox: what its operator sees, and what is kept with a message. */
export function messagesContract(source: DatabaseSource): void {
  describe('outbox', () => {
    const bench = storageBench(source);

    outboxContract(async () => {
      const { clock, open } = bench();
      const storage = await open();
      return {
        clock,
        ...storage,
        add: async (messages, trace) => {
          const [{ reference } = { reference: nextReference() }] = messages;
          await storage.quotes.save({ ...recordedQuote({ reference }), trace }, messages, null);
        },
        beside: () => open(),
      };
    });

    it('shows a message that is held, one that is tried again, and one that was delivered', async () => {
      const storage = await bench().open();
      const reference = await saveWithEmail(storage);
      const { clock } = bench();
      const shown = () => storage.outboxDesk.show(`${reference}_email`);
      const [held] = await storage.outbox.claim(1, LEASE_MS);
      expect(await shown()).toMatchObject({ reference, state: 'pending', isClaimed: true });
      const retry = { dueAt: clock.now() + 5000, reason: 'smtp 421' };
      await storage.outbox.settle(held!, { kind: 'retry', ...retry });
      const tried = { state: 'pending', attempts: 1, dueAt: retry.dueAt, lastReason: 'smtp 421', isClaimed: false };
      expect(await shown()).toMatchObject(tried);
      clock.advance(5000);
      const [again] = await storage.outbox.claim(1, LEASE_MS);
      await storage.outbox.settle(again!, { kind: 'delivered', followUps: [] });
      const delivered = { state: 'delivered', attempts: 2, dueAt: null, endedAt: clock.now(), isClaimed: false };
      expect(await shown()).toMatchObject(delivered);
    });

    it('keeps an e-mail that a ceiling defers until its hour, apart from the backlog, whatever its operator hurries', async () => {
      const { quotes, outbox, outboxDesk } = await bench().open();
      const { clock } = bench();
      const notBefore = clock.now() + 7 * 3_600_000;
      const until = clock.now() + 60_000;
      const view = { siguiente_paso: '', aviso: '', sin_respuesta: [], pendientes: ['Faro'], consulta: 'c' };
      const quote = { ...recordedQuote(), pending: { until, view } };
      const email = { ...emailJob(quote.request.reference), notBefore, waitsFor: MAIL_DEFERRED };
      await quotes.save(quote, [email], null);
      await quotes.amend({ ...quote, pending: undefined }, quote, []);
      expect([(await outboxDesk.retryNow()).due, await outbox.claim(1, LEASE_MS)]).toEqual([0, []]);
      expect([await outboxDesk.deferred(), await outboxDesk.backlog()]).toMatchObject([1, { waiting: 0 }]);
      expect(await outboxDesk.show(email.id)).toMatchObject({ dueAt: notBefore, lastReason: MAIL_DEFERRED });
      clock.advance(7 * 3_600_000);
      expect([await outboxDesk.deferred(), (await outbox.claim(1, LEASE_MS)).length]).toEqual([0, 1]);
    });

    it('reads the trace of a message with which an earlier version kept a tracestate, and drops the tracestate', async () => {
      const storage = await bench().open();
      await saveWithEmail(storage);
      const [traceId, spanId] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];
      await tracedAs(bench().options, `00-${traceId}-${spanId}-01 vendor@agent=x y,other=1`);
      const [held] = await storage.outbox.claim(1, LEASE_MS);
      expect(held?.trace).toEqual({ traceId, spanId, isSampled: true });
    });

    it('keeps a dead message until the operator replays or discards it', async () => {
      const storage = await bench().open();
      const { outbox, outboxDesk } = storage;
      const references = [await saveWithEmail(storage), await saveWithEmail(storage), await saveWithEmail(storage)];
      for (const message of await outbox.claim(2, LEASE_MS)) {
        await outbox.settle(message, { kind: 'dead', reason: 'smtp 550', followUps: [] });
      }
      bench().clock.advance(LEASE_MS);
      expect(idsOf(await outboxDesk.list({ state: 'dead', limit: 9 }))).toEqual([
        `${references[1]}_email`,
        `${references[0]}_email`,
      ]);
      expect(await outboxDesk.replay([`${references[0]}_email`, `${references[2]}_email`, 'nobody'])).toBe(1);
      expect(await outbox.claim(1, LEASE_MS)).toMatchObject([{ id: `${references[2]}_email` }]);
      expect(await outbox.claim(9, LEASE_MS)).toMatchObject([{ ...emailJob(references[0]!), attempts: 0 }]);
      expect(await outboxDesk.discard('all-dead')).toBe(1);
      expect(await outboxDesk.replay('all-dead')).toBe(0);
      expect(await outboxDesk.count(MESSAGE_STATES)).toEqual({ pending: 2, delivered: 0, dead: 0, discarded: 1 });
    });

    it('counts what failed by its reason, and has what waits tried now: all, or the e-mails to one domain', async () => {
      const storage = await bench().open();
      const { clock } = bench();
      const { outbox, outboxDesk } = storage;
      const since = clock.now();
      for (const email of ['ana@Example.org', 'luis@xn--pea-8ma.example', 'eva@other.example', 'eva@other.example'])
        await saveWithEmail(storage, email);
      const [first, second, third, held] = await outbox.claim(4, LEASE_MS);
      const dueAt = clock.now() + 10 * LEASE_MS;
      for (const message of [first!, second!])
        await outbox.settle(message, { kind: 'retry', dueAt, reason: 'smtp 421' });
      await outbox.settle(third!, { kind: 'dead', reason: 'smtp 550', followUps: [] });
      expect(await outboxDesk.failed()).toEqual([
        { state: 'pending', kind: 'email', reason: 'smtp 421', count: 2, since },
        { state: 'dead', kind: 'email', reason: 'smtp 550', count: 1, since },
      ]);
      clock.advance(1000);
      expect((await outboxDesk.retryNow('elsewhere.example')).due).toBe(0);
      expect((await outboxDesk.retryNow('peña.example')).due).toBe(1);
      expect(await outbox.claim(9, LEASE_MS)).toMatchObject([{ id: second!.id, attempts: 1 }]);
      expect((await outboxDesk.retryNow('EXAMPLE.org')).due).toBe(1);
      expect((await outboxDesk.retryNow()).due).toBe(0);
      expect(await outboxDesk.show(first!.id)).toMatchObject({ dueAt: clock.now(), lastReason: 'smtp 421' });
      await outbox.settle(held!, { kind: 'retry', dueAt, reason: 'smtp 421' });
      expect((await outboxDesk.retryNow()).due).toBe(1);
      expect(idsOf(await outbox.claim(9, LEASE_MS))).toEqual([first!.id, held!.id]);
      expect((await storage.privacy.auditTrail(1)).map(({ action }) => action)).toEqual(['retry-now']);
    });

    it('passes over e-mails whose recipient cannot be read, and counts them', async () => {
      const storage = await bench().open();
      const { outbox, outboxDesk } = storage;
      const newer = await saveWithEmail(storage);
      await saveWithEmail(storage);
      const dueAt = bench().clock.now() + LEASE_MS;
      for (const message of await outbox.claim(2, LEASE_MS))
        await outbox.settle(message, { kind: 'retry', dueAt, reason: 'smtp 421' });
      await keptAs(bench().options, newer, { form: 1_000 });
      const { email } = recordedQuote().request.body.holder;
      expect(await outboxDesk.retryNow(email.split('@')[1])).toEqual({ due: 1, unreadable: 1 });
    });

    it('knows how many messages are to be delivered, and since when the first of them is due', async () => {
      const storage = await bench().open();
      const { clock } = bench();
      expect(await storage.outboxDesk.backlog()).toEqual({ waiting: 0, oldestDueAt: null });
      const firstAt = clock.now();
      await saveWithEmail(storage);
      clock.advance(1000);
      const secondAt = clock.now();
      await saveWithEmail(storage);
      expect(await storage.outboxDesk.backlog()).toEqual({ waiting: 2, oldestDueAt: firstAt });
      const [first] = await storage.outbox.claim(1, LEASE_MS);
      expect(await storage.outboxDesk.backlog()).toEqual({ waiting: 2, oldestDueAt: secondAt });
      await storage.outbox.settle(first!, { kind: 'retry', dueAt: clock.now() + 1, reason: 'x' });
      const [second] = await storage.outbox.claim(1, LEASE_MS);
      await storage.outbox.settle(second!, { kind: 'delivered', followUps: [] });
      expect(await storage.outboxDesk.backlog()).toEqual({ waiting: 1, oldestDueAt: null });
      clock.advance(5000);
      expect(await storage.outboxDesk.backlog()).toEqual({ waiting: 1, oldestDueAt: clock.now() - 4999 });
    });

    it('discards what is pending when its id is named, even while it is held', async () => {
      const storage = await bench().open();
      const reference = await saveWithEmail(storage);
      const [held] = await storage.outbox.claim(1, LEASE_MS);
      expect(await storage.outboxDesk.discard([`${reference}_email`])).toBe(1);
      expect(await storage.outbox.settle(held!, { kind: 'delivered', followUps: [] })).toBe(false);
      expect(await storage.outboxDesk.discard([`${reference}_email`])).toBe(0);
    });

    it.each(['nobody', 'COT-0000000000_email', '%s_ema\0il', '%s_email\ud800', '\0'])(
      'knows no message of the id %j',
      async (id) => {
        const { outboxDesk, ...storage } = await bench().open();
        const unknown = id.replace('%s', await saveWithEmail({ outboxDesk, ...storage }));
        expect(await outboxDesk.show(unknown)).toBeUndefined();
        expect([await outboxDesk.replay([unknown]), await outboxDesk.discard([unknown])]).toEqual([0, 0]);
      },
    );

    it('lets messages of an endpoint that is off wait, and others pass', async () => {
      const storage = await bench().open();
      const other = await bench().open();
      const quote = recordedQuote();
      const { reference } = quote.request;
      await other.endpointSwitches.switchOff('crm', 'answered 410');
      await other.endpointSwitches.switchOff('crm', 'answered 410 again');
      const many = Array.from({ length: 12 }, (_, i) => webhookJob(reference, 'crm', { id: `${reference}_crm-${i}` }));
      await storage.quotes.save(quote, [...many, webhookJob(reference, 'erp')], null);
      expect(await storage.endpointSwitches.switchedOff()).toEqual(new Set(['crm']));
      expect(idsOf(await storage.outbox.claim(5, LEASE_MS))).toEqual([`${reference}_webhook_erp`]);
      expect(await storage.outboxDesk.backlog()).toEqual({ waiting: 1, oldestDueAt: null });
      expect(await storage.outboxDesk.show(`${reference}_crm-3`)).toMatchObject({
        state: 'pending',
        dueAt: null,
        endedAt: null,
      });
      await storage.outboxDesk.switchOn('crm');
      expect(await storage.endpointSwitches.switchedOff()).toEqual(new Set());
      expect(idsOf(await storage.outbox.claim(20, LEASE_MS))).toEqual(idsOf(many));
      const actions = (await storage.privacy.auditTrail(9)).map(({ action }) => action);
      expect(actions).toEqual(['endpoint-on crm', 'endpoint-off crm']);
    });

    it('lets messages wait that were there or held when their endpoint was switched off', async () => {
      const storage = await bench().open();
      const quote = recordedQuote();
      const { reference } = quote.request;
      const webhooks = ['a', 'b'].map((id) => webhookJob(reference, 'crm', { id: `${reference}_${id}` }));
      await storage.quotes.save(quote, [...webhooks, emailJob(reference)], null);
      const [held] = await storage.outbox.claim(1, LEASE_MS);
      await storage.endpointSwitches.switchOff('crm', 'answered 410');
      expect(await storage.outboxDesk.show(`${reference}_b`)).toMatchObject({ dueAt: null });
      await storage.outbox.settle(held!, { kind: 'retry', dueAt: bench().clock.now() + 1, reason: 'http 410' });
      bench().clock.advance(10);
      expect(idsOf(await storage.outbox.claim(9, LEASE_MS))).toEqual([`${reference}_email`]);
      await storage.outboxDesk.switchOn('crm');
      expect(await storage.outbox.claim(9, LEASE_MS)).toMatchObject([
        { id: `${reference}_a`, attempts: 1 },
        { id: `${reference}_b`, attempts: 0 },
      ]);
    });

    it('finds a message that was committed long after it was due within a minute', async () => {
      const storage = await bench().open();
      expect(await storage.outbox.claim(9, LEASE_MS)).toEqual([]);
      const reference = await saveWithEmail(storage);
      await runSql(bench().options, 'update outbox set due_at = due_at - 3600000');
      bench().clock.advance(60_000);
      expect(idsOf(await storage.outbox.claim(9, LEASE_MS))).toEqual([`${reference}_email`]);
    });

    it('buries a message that cannot be read, and hands out the others', async () => {
      const { options, open } = bench();
      const first = await open();
      const reference = await saveWithEmail(first);
      const second = await open({ dataKey: `${generateDataKey()},${options.dataKey}` });
      const late = await saveWithEmail(second);
      const { outbox, outboxDesk } = first;
      expect(idsOf(await outbox.claim(9, LEASE_MS))).toEqual([`${reference}_email`]);
      expect(await outboxDesk.show(`${late}_email`)).toMatchObject({
        state: 'dead',
        lastReason: expect.stringMatching(/^data is protected by key [0-9a-f]{12}/),
      });
      expect(await outboxDesk.replay('all-dead')).toBe(1);
      expect(idsOf(await second.outbox.claim(9, LEASE_MS))).toEqual([`${late}_email`]);
    });

    it('calls the listeners of this process once added messages are committed', async () => {
      const storage = await bench().open();
      const other = await bench().open();
      const seen: Promise<number>[] = [];
      storage.outbox.onAdded(() => seen.push(other.outboxDesk.count(['pending']).then(({ pending }) => pending)));
      await saveWithEmail(storage);
      await storage.quotes.save(recordedQuote(), [], null);
      expect(await Promise.all(seen)).toEqual([1]);
    });

    it('adds nothing for a quotation that has been erased meanwhile', async () => {
      const storage = await bench().open();
      const reference = await saveWithEmail(storage);
      const [held] = await storage.outbox.claim(1, LEASE_MS);
      await storage.privacy.erasePerson({ documentId: '12345678Z' });
      const followUps = [webhookJob(reference, 'crm')];
      expect(await storage.outbox.settle(held!, { kind: 'delivered', followUps })).toBe(false);
      expect(await storage.outboxDesk.list({ limit: 9 })).toEqual([]);
    });
  });
}
