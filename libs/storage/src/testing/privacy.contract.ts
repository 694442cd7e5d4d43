import { bodyOf, otherDriver, otherOwnerWithNie } from '@cotiza/contract/testing';
import { KEY_REMEMBERED_MS } from '@cotiza/quoting';
import { emailJob } from '@cotiza/quoting/testing';
import { generateDataKey } from '../encryption/data-key';
import type { Storage } from '../storage';
import { StorageUnusable } from '../storage-unusable';
import { recordedQuote, reservationOf, type QuoteChanges } from './recorded-quote';
import { auditedIn, storageBench, type DatabaseSource } from './storage-bench';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOTHING = { references: [], drafts: 0 };

async function save({ quotes }: Storage, changes: QuoteChanges = {}): Promise<string> {
  const quote = recordedQuote(changes);
  const { reference } = quote.request;
  await quotes.save(quote, [emailJob(reference)], null);
  return reference;
}

const holding = (email: string, documentId: string) =>
  bodyOf('Car').with('holder.email', email).with('holder.document_id', documentId);

export function privacyContract(source: DatabaseSource): void {
  describe('privacy', () => {
    const bench = storageBench(source);
    it.each([
      ['their e-mail address, however it is written', { email: '  Ana.PRUEBA@example.com ' }],
      ['their document, however it is written', { documentId: '99999999-r ' }],
    ])('erases a person by %s, with everything that belongs to them', async (_name, person) => {
      const storage = await bench().open();
      const body = holding('ana.prueba@example.com', '99999999R');
      const keyReservation = await reservationOf(storage.idempotencyKeys, 'k', body.build());
      const references = [await save(storage, { body, keyReservation }), await save(storage, { body })];
      const stranger = await save(storage);
      expect(await storage.privacy.referencesOf(person)).toEqual(references);
      expect(await storage.privacy.erasePerson(person)).toEqual({ references, drafts: 0 });
      expect(await storage.privacy.referencesOf(person)).toEqual([]);
      for (const reference of references) expect(await storage.quotes.findByReference(reference)).toBeUndefined();
      expect((await storage.outboxDesk.list({ limit: 9 })).map(({ reference }) => reference)).toEqual([stranger]);
      expect(await storage.idempotencyKeys.begin('k', body.build())).toMatchObject({ kind: 'reserved' });
      expect(await storage.privacy.exportPerson(person)).toEqual({ quotes: [], drafts: [] });
      expect(await storage.privacy.erasePerson(person)).toEqual(NOTHING);
      expect(await auditedIn(storage)).toEqual([
        ['erase', 0],
        ['export', 0],
        ['erase', 2],
      ]);
    });

    it('finds a person as driver and as owner', async () => {
      const storage = await bench().open();
      const body = bodyOf('Car').changed(otherDriver, otherOwnerWithNie);
      const reference = await save(storage, { body });
      await save(storage);
      for (const path of ['driver.document_id', 'owner.document_id']) {
        const { quotes } = await storage.privacy.exportPerson({ documentId: String(body.at(path)) });
        expect(quotes.map((quote) => quote.reference)).toEqual([reference]);
      }
    });

    it('hands over everything held about a person', async () => {
      const storage = await bench().open();
      const body = holding('ana@example.com', '99999999R');
      const reference = await save(storage, { body });
      const { quotes } = await storage.privacy.exportPerson({ email: 'ana@example.com' });
      const [found, ...others] = quotes;
      expect(others).toEqual([]);
      expect(found).toEqual(await storage.quoteAdmin.show(reference));
      expect(found?.body).toEqual(body.build());
    });

    it('takes an address for a whole address', async () => {
      const storage = await bench().open();
      await save(storage, { body: holding('ana@example.com', '99999999R') });
      for (const email of ['na@example.com', 'ana@example.co', '%', '']) {
        expect(await storage.privacy.erasePerson({ email })).toEqual(NOTHING);
      }
      expect(await storage.privacy.erasePerson({ documentId: 'ana@example.com' })).toEqual(NOTHING);
    });

    it('purges what is older than an instant and keeps the rest', async () => {
      const storage = await bench().open();
      const { clock } = bench();
      await Promise.all(Array.from({ length: 230 }, () => save(storage)));
      clock.advance(DAY_MS);
      const before = clock.now();
      const kept = await save(storage);
      const progress: number[] = [];
      expect(await storage.privacy.purge(before, (done) => progress.push(done))).toBe(230);
      expect(progress.at(-1)).toBe(230);
      expect(progress.length).toBeGreaterThan(1);
      expect((await storage.quoteAdmin.list({ limit: 9 })).map(({ reference }) => reference)).toEqual([kept]);
      expect((await storage.outboxDesk.count(['pending'])).pending).toBe(1);
      expect(await auditedIn(storage)).toEqual([['purge', 230]]);
    });

    it('still knows what offers cover when the quotations that first said so are gone', async () => {
      const storage = await bench().open();
      const { clock } = bench();
      await save(storage);
      for (let day = 0; day < 40; day++) {
        clock.advance(DAY_MS);
        await save(storage);
      }
      await storage.privacy.purge(clock.now() - 30 * DAY_MS);
      const other = await bench().open();
      for (const { reference } of await storage.quoteAdmin.list({ limit: 99 })) {
        const found = await other.quotes.findByReference(reference);
        expect(found?.guarantees.every((list) => list.length > 0)).toBe(true);
      }
    });

    it('purges keys past their time, however many, and no others', async () => {
      const storage = await bench().open();
      const { clock } = bench();
      for (let nth = 0; nth < 230; nth++) await storage.idempotencyKeys.begin(`old ${nth}`, {});
      clock.advance(KEY_REMEMBERED_MS);
      await storage.idempotencyKeys.begin('new', {});
      expect(await storage.privacy.purge(clock.now())).toBe(0);
      expect(await storage.idempotencyKeys.begin('new', { other: 1 })).toEqual({ kind: 'reused' });
      expect(await bench().rowsOf('idempotency_keys')).toBe(1);
    });

    it('keeps who looked and who changed what: an operator by name, the service without one', async () => {
      const service = await bench().open();
      const reference = await save(service);
      await service.privacy.purge(0);
      const tool = await bench().open({ role: 'tool', operator: 'María Inventada' });
      const other = tool.actingAs('Juan Ejemplo');
      expect(await other.quoteAdmin.show(reference)).toMatchObject({ reference });
      expect(await other.quoteAdmin.show('COT-ZZZZZZZZZZ')).toBeUndefined();
      expect(await other.outboxDesk.replay('all-dead')).toBe(0);
      expect(await other.outboxDesk.discard([`${reference}_email`])).toBe(1);
      await tool.privacy.erasePerson({ email: 'lucia.ejemplo@example.com' });
      await other.channel.switchOff('maintenance', 60);
      await tool.endpointSwitches.switchOff('crm', 'HTTP 410');
      await tool.outboxDesk.switchOn('crm');
      const trail = await service.privacy.auditTrail(9);
      expect(trail.map(({ action, count, actor }) => [action, count, actor])).toEqual([
        ['endpoint-on crm', 0, 'María Inventada'],
        ['endpoint-off crm', 0, 'María Inventada'],
        ['channel-off', null, 'Juan Ejemplo'],
        ['erase', 1, 'María Inventada'],
        ['discard', 1, 'Juan Ejemplo'],
        ['replay', 0, 'Juan Ejemplo'],
        [`look ${reference}`, null, 'Juan Ejemplo'],
        ['purge', 0, null],
      ]);
      expect(trail.every(({ at }) => at === bench().clock.now())).toBe(true);
    });

    describe('with a new key', () => {
      const person = { email: 'lucia.ejemplo@example.com' };

      it('protects everything with it, so that the old one can go', async () => {
        const { options, open } = bench();
        const first = await open();
        const { dataKey: old } = options;
        const references = await Promise.all(Array.from({ length: 130 }, () => save(first)));
        const [dead] = await first.outbox.claim(1, 1000);
        await first.outbox.settle(dead!, { kind: 'dead', reason: 'smtp 550', followUps: [] });
        const begun = await first.idempotencyKeys.begin('k', {});
        await first.close();

        const dataKey = generateDataKey();
        const rotating = await open({ dataKey: `${dataKey}, ${old}` });
        const progress: number[] = [];
        expect(await rotating.privacy.rotateKey((done) => progress.push(done))).toBe(260);
        expect(progress.at(-1)).toBe(260);
        expect(await rotating.privacy.rotateKey()).toBe(0);
        await rotating.close();

        await expect(open({ dataKey: old })).rejects.toBeInstanceOf(StorageUnusable);
        const after = await open({ dataKey });
        expect(await after.quotes.findByReference(references[0]!)).toMatchObject({ holder: person });
        expect(await after.outboxDesk.replay('all-dead')).toBe(1);
        const messages = await after.outbox.claim(200, 1000);
        expect(messages.find(({ id }) => id === dead!.id)).toMatchObject(emailJob(dead!.reference));
        expect(messages).toHaveLength(130);
        expect(await after.idempotencyKeys.begin('k', { other: 1 })).toEqual({ kind: 'reused' });
        expect(begun.kind).toBe('reserved');
        expect((await after.privacy.erasePerson(person)).references).toHaveLength(130);
        expect((await auditedIn(after)).filter(([action]) => action === 'rotate-key')).toEqual([
          ['rotate-key', 0],
          ['rotate-key', 260],
        ]);
      });

      it('finds a person under the old one before that is done, and a service may go on with it meanwhile', async () => {
        const { options, open } = bench();
        const service = await open();
        await save(service);
        const tool = await open({ dataKey: `${generateDataKey()},${options.dataKey}` });
        expect((await tool.privacy.exportPerson(person)).quotes).toHaveLength(1);
        const rotation = tool.privacy.rotateKey();
        const saved = Array.from({ length: 20 }, () => save(service));
        await Promise.all([rotation, ...saved]);
        expect((await tool.privacy.exportPerson(person)).quotes).toHaveLength(21);
        expect((await tool.privacy.erasePerson(person)).references).toHaveLength(21);
      });

      it('refuses to open without a key that something still needs, and names it', async () => {
        const { options, open } = bench();
        const first = await open();
        const reference = await save(first);
        await first.close();
        const refused = open({ dataKey: generateDataKey() });
        await expect(refused).rejects.toThrow(/holds data under key [0-9a-f]{12}.*DATA_KEY/);
        await expect(refused).rejects.toBeInstanceOf(StorageUnusable);
        await refused.catch((error: Error) => expect(error.message).not.toContain(options.dataKey));
        const again = await open();
        expect(await again.quotes.findByReference(reference)).toBeDefined();
      });
    });
  });
}
