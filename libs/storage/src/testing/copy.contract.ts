import { manualClock } from '@cotiza/kernel';
import { emailJob, webhookJob } from '@cotiza/quoting/testing';
import { sql } from 'kysely';
import { copyStorage, type OnCopied, type StorageCopy, type StoragePlace } from '../copy/copy-storage';
import { COPIED_TABLES } from '../copy/table-rows';
import { openDatabase } from '../database/open-database';
import { generateDataKey } from '../encryption/data-key';
import { MESSAGE_STATES } from '../outbox/outbox-desk';
import type { Storage } from '../storage';
import { StorageUnusable } from '../storage-unusable';
import { EXPANDED } from './kept-before';
import { recordedQuote, reservationOf } from './recorded-quote';
import { runSql } from './run-sql';
import type { DatabaseSource } from './storage-bench';
import { openTestStorage } from './temporary-storage';

/** More than two batches of messages. */
const QUOTES = 230;

const clock = manualClock('2026-11-21T09:00:00Z');
const report = () => undefined;

export async function contentsOf(place: StoragePlace): Promise<Readonly<Record<string, readonly string[]>>> {
  const database = await openDatabase({ ...place, role: 'tool', clock, report });
  const contents: Record<string, readonly string[]> = {};
  for (const { name } of COPIED_TABLES) {
    const { rows } = await database.read((db) => sql<object>`select * from ${sql.table(name)}`.execute(db));
    contents[name] = rows.map((row) => JSON.stringify(row)).sort();
  }
  await database.close();
  return contents;
}

export function copyContract(name: string, from: DatabaseSource, to: DatabaseSource): void {
  describe(name, () => {
    const dataKey = generateDataKey();
    let places: { from: StoragePlace; to: StoragePlace };
    let references: readonly string[];

    const open = (place: StoragePlace) => openTestStorage({ ...place, dataKey, clock });
    const copy = (onProgress?: OnCopied): Promise<StorageCopy> => copyStorage({ ...places, clock, report, onProgress });
    const on = async <T>(place: StoragePlace, work: (storage: Storage) => Promise<T>): Promise<T> => {
      const storage = await open(place);
      return work(storage).finally(() => storage.close());
    };
    /** Interrupts a copy once it has come so far. */
    const interrupted = (step: 'copied' | 'compared', rows: number) =>
      expect(
        copy((done, at) => {
          if (at === step && done >= rows) throw new Error('interrupted');
        }),
      ).rejects.toThrow('interrupted');

    beforeEach(async () => {
      places = { from: await from.make(), to: await to.make() };
      references = await on(places.from, (storage) => fill(storage, QUOTES));
    }, 60_000);
    afterEach(async () => {
      await from.remove(places.from);
      await to.remove(places.to);
    });

    it('has every row of every table, and goes on as its source, also in tables that a service has made', async () => {
      await on(places.to, (storage) => storage.checkWriting());
      const { rows } = await copy();
      expect(rows).toMatchObject({ quotes: QUOTES, quote_subjects: QUOTES, outbox: 2 * QUOTES, audit: 1 });
      expect(Object.values(rows).every((count) => count > 0)).toBe(true);
      expect(await contentsOf(places.to)).toEqual(await contentsOf(places.from));
      await on(places.to, async (storage) => {
        expect(await storage.quotes.findByToken(tokenOf(references[0]!))).toMatchObject({ reference: references[0] });
        expect(await storage.idempotencyKeys.begin('key 7', { made: 7 })).toMatchObject({ kind: 'repeated' });
        expect(await storage.channel.read()).toMatchObject({ isOn: false });
        const counts = await storage.outboxDesk.count(MESSAGE_STATES);
        expect(counts).toMatchObject({ pending: 2 * QUOTES - 2, delivered: 1, dead: 1 });
        const added = recordedQuote();
        await storage.quotes.save(added, [], null);
        const [newest] = await storage.quoteAdmin.list({ limit: 1 });
        expect(newest).toMatchObject({ reference: added.request.reference });
      });
    });

    it.each([
      ['copied', 300],
      ['copied', 900],
      ['compared', 600],
    ] as const)('goes on after it was interrupted with %s rows: %d', async (step, rows) => {
      await interrupted(step, rows);
      await expect(open(places.to)).rejects.toThrow(/a copy that has not come to its end. Run ops storage copy again/);
      const again: number[] = [];
      const { rows: counts } = await copy((done, at) => void (at === 'copied' && again.push(done)));
      const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
      expect(again.at(-1) ?? 0).toBeLessThan(all);
      expect(await contentsOf(places.to)).toEqual(await contentsOf(places.from));
      await on(places.to, (storage) => storage.quotes.save(recordedQuote(), [], null));
    });

    it.each([
      ['the channel was switched', (storage: Storage): Promise<unknown> => storage.channel.switchOn()],
      ['a link was used', (storage: Storage) => storage.purchases.redeem(tokenOf(references[0]!), null)],
      ['quotations were erased', (storage: Storage) => storage.privacy.purge(2e12)],
    ])('is refused where %s before it went on', async (_name, change) => {
      await interrupted('compared', 600);
      await on(places.from, change);
      await expect(copy()).rejects.toThrow(/^The rows of \w+ are not the same in both/);
      await expect(open(places.to)).rejects.toThrow(StorageUnusable);
    });

    it('goes to no database that holds anything of its own, or part of another copy', async () => {
      const other = await from.make();
      await on(other, (storage) => fill(storage, 3));
      await interrupted('copied', 300);
      await expect(copyStorage({ from: other, to: places.to, clock, report })).rejects.toThrow(
        /part of a copy of another/,
      );
      await expect(copyStorage({ from: places.from, to: other, clock, report })).rejects.toThrow(
        /holds data of its own/,
      );
      await expect(copyStorage({ from: other, to: other, clock, report })).rejects.toThrow(StorageUnusable);
      await expect(copyStorage({ from: places.to, to: other, clock, report })).rejects.toThrow(/not come to its end/);
      await from.remove(other);
    });

    it('is not made of a database with tables of a later version', async () => {
      await runSql(places.from, EXPANDED);
      await expect(copy()).rejects.toThrow(/^A newer version of this program made/);
    });

    it.each(['from', 'to'] as const)('waits for nobody who still serves what is copied %s', async (side) => {
      await on(places[side], async () => {
        await expect(copy()).rejects.toThrow(
          /^(A|Another) service is using the data folder|^Processes of the service have/,
        );
      });
      await copy();
    });
  });
}

/** Fills every table: quotations under keys, messages in each state, a switch and audit lines. Returns the references. */
export async function fill(storage: Storage, quotes: number): Promise<readonly string[]> {
  const references: string[] = [];
  for (let made = 0; made < quotes; made++) {
    const keyReservation = await reservationOf(storage.idempotencyKeys, `key ${made}`, { made });
    const quote = { ...recordedQuote({ keyReservation }), series: made === 1 ? references[0] : undefined };
    const { reference } = quote.request;
    const link = made % 2 === 0 ? { token: tokenOf(reference), expiresAt: 2e12 } : null;
    await storage.quotes.save(quote, [emailJob(reference), webhookJob(reference, 'crm')], link);
    references.push(reference);
  }
  const late = recordedQuote({ reference: references[0] });
  const view = { siguiente_paso: '', aviso: '', sin_respuesta: [], pendientes: ['Faro'], consulta: '' };
  await storage.quotes.amend({ ...late, pending: { until: 2e12, view } }, late, []);
  const [delivered, dead] = await storage.outbox.claim(2, 1000);
  await storage.outbox.settle(delivered!, { kind: 'delivered', followUps: [] });
  await storage.outbox.settle(dead!, { kind: 'dead', reason: 'HTTP 503', followUps: [] });
  await storage.drafts.add({ agent: {}, customer: {} }, 2e12);
  await storage.resumeCodes.make(tokenOf(references[0]!));
  await storage.channel.switchOff('new tariffs', 600);
  return references;
}

/** The token of the purchase link of every other quotation. */
export const tokenOf = (reference: string): string => reference.padEnd(43, '-');
