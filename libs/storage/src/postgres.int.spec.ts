import { RecordingUncertain, StorageUnavailable } from '@cotiza/quoting';
import { emailJob } from '@cotiza/quoting/testing';
import { sql, type Kysely } from 'kysely';
import { openDatabase } from './database/open-database';
import { QueryTimeout } from './database/recording-fault';
import type { Schema } from './database/schema';
import { StorageUnusable } from './storage-unusable';
import {
  describeOnPostgres,
  holdTable,
  postgresDatabases,
  postgresUrl,
  queryPostgres,
  whenAwaited,
  whenRowAwaited,
  wholePostgresDatabases,
} from './testing/postgres-databases';
import { recordedQuote, reservationOf } from './testing/recorded-quote';
import { storageBench } from './testing/storage-bench';
import { storageContract } from './testing/storage.contract';
import { gateTo } from './testing/tcp-gate';

/** Lets so many go on once all of them have come; who comes later goes on at once. */
function meeting(people: number): () => Promise<void> {
  let missing = people;
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return () => {
    if (--missing <= 0) open();
    return opened;
  };
}

describeOnPostgres('PostgreSQL', () => {
  storageContract('keeps', postgresDatabases);

  describe('the start', () => {
    const bench = storageBench(postgresDatabases);

    /** Why the storage did not open: one refusal, in words, without the password. */
    async function refusal(databaseUrl: string): Promise<string> {
      const withPassword = new URL(databaseUrl);
      withPassword.password ||= 'Zxmarca';
      const error = await bench()
        .open({ databaseUrl: withPassword.href })
        .then(
          () => undefined,
          (reason: unknown) => reason,
        );
      expect(error).toBeInstanceOf(StorageUnusable);
      const { message } = error as Error;
      expect(message).not.toContain('Zxmarca');
      return message;
    }

    it('makes the tables once when several services start at the same time', async () => {
      const storages = await Promise.all(Array.from({ length: 5 }, () => bench().open({ role: 'service' })));
      const quotes = storages.map(() => recordedQuote());
      await Promise.all(storages.map((storage, i) => storage.quotes.save(quotes[i]!, [], null)));
      expect(await storages[0]!.quoteAdmin.list({ limit: 99 })).toHaveLength(5);
    });

    it('says that nobody answers', async () => {
      const url = postgresUrl((address) => (address.port = '1'));
      expect(await refusal(url)).toMatch(
        /^PostgreSQL at [^ ]+:1, database \w+, does not answer \(ECONNREFUSED\)\. Check/,
      );
    });

    it('says that there is no schema for the tables, although another one has them', async () => {
      await bench().open({ role: 'service' });
      const url = postgresUrl(({ searchParams }) => searchParams.set('options', '-c search_path=no_such_schema'));
      expect(await refusal(url)).toMatch(/has no schema for the tables/);
    });
  });

  describe('a server that goes away', () => {
    const bench = storageBench(postgresDatabases);
    const gated = () => gateTo(bench().options.databaseUrl!);

    it('makes callers try again, loses nothing that was confirmed, and is found again', async () => {
      const { gate, databaseUrl } = await gated();
      let hear = (_event: string): void => undefined;
      const reported = new Promise<string>((resolve) => (hear = resolve));
      const storage = await bench().open({ databaseUrl, report: (event) => hear(event) });
      const before = recordedQuote();
      await storage.quotes.save(before, [emailJob(before.request.reference)], null);

      await gate.shut();
      expect(await reported).toBe('database-connection-lost');
      const lost = recordedQuote();
      const attempts = [
        storage.quotes.save(lost, [], null),
        storage.quotes.save(recordedQuote(), [], null),
        storage.idempotencyKeys.begin('k', {}),
        storage.quotes.findByReference(before.request.reference),
        storage.outbox.claim(1, 1000),
        storage.checkWriting(),
      ];
      for (const outcome of await Promise.allSettled(attempts)) {
        expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(StorageUnavailable) });
        expect((outcome as PromiseRejectedResult).reason).not.toBeInstanceOf(RecordingUncertain);
      }

      await gate.reopen();
      await storage.quotes.save(lost, [], null);
      for (const { request } of [before, lost]) {
        expect(await storage.quotes.findByReference(request.reference)).toBeDefined();
      }
      expect(await storage.outbox.claim(1, 1000)).toHaveLength(1);
      await storage.close();
      await gate.shut();
    });

    it('that takes no writing any more is noticed, although it can still be read', async () => {
      const writable = new URL(bench().options.databaseUrl!);
      const storage = await bench().open();
      await storage.checkWriting();
      const options = writable.searchParams.get('options')!;
      writable.searchParams.set('options', `${options} -c default_transaction_read_only=on`);
      const reports: string[] = [];
      const report = (event: string, error: unknown) =>
        void reports.push(`${event} ${(error as { code: string }).code}`);
      const readOnly = await bench().open({ databaseUrl: writable.href, role: 'tool', report });
      await expect(readOnly.checkWriting()).rejects.toBeInstanceOf(StorageUnavailable);
      await expect(readOnly.quotes.save(recordedQuote(), [], null)).rejects.toBeInstanceOf(StorageUnavailable);
      expect(reports).toEqual([
        expect.stringMatching(/^PostgreSQL at .*, takes no writing \(SQLSTATE 25006\)\. .* DATABASE_URL .* 25006$/),
      ]);
      expect(await readOnly.channel.read()).toMatchObject({ isOn: true });
      await storage.checkWriting();
    });

    it('may have kept a quotation whose answer it lost: a repetition under its key has the answer', async () => {
      const { gate, databaseUrl } = await gated();
      const storage = await bench().open({ databaseUrl });
      const keyReservation = await reservationOf(storage.idempotencyKeys, 'k', {});
      const quote = recordedQuote({ keyReservation });
      gate.loseAnswer('COMMIT');
      await expect(storage.quotes.save(quote, [], null)).rejects.toBeInstanceOf(RecordingUncertain);
      expect(await storage.quotes.findByReference(quote.request.reference)).toBeDefined();
      await storage.idempotencyKeys.release(keyReservation);
      expect(await storage.idempotencyKeys.begin('k', {})).toMatchObject({ kind: 'repeated' });
      await storage.close();
      await gate.shut();
    });

    it('has kept nothing where it was lost before the commit', async () => {
      const { gate, databaseUrl } = await gated();
      const storage = await bench().open({ databaseUrl });
      const keyReservation = await reservationOf(storage.idempotencyKeys, 'k', {});
      const quote = recordedQuote({ keyReservation });
      gate.loseAnswer('UPDATE 1');
      const failure = await storage.quotes.save(quote, [], null).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(StorageUnavailable);
      expect(failure).not.toBeInstanceOf(RecordingUncertain);
      expect(await storage.quotes.findByReference(quote.request.reference)).toBeUndefined();
      await storage.close();
      await gate.shut();
    });

    it('keeps nothing of a quotation whose caller was answered before it was its turn', async () => {
      const { databaseUrl } = bench().options;
      const storage = await bench().open();
      const letGo = await holdTable(databaseUrl!, 'quotes');
      const [first, second] = [recordedQuote(), recordedQuote()];
      const saved = storage.quotes.save(first, [], null);
      await whenAwaited(databaseUrl!, 'quotes');
      let isAbandoned = false;
      const late = storage.quotes.save({ ...second, isAbandoned: () => isAbandoned }, [], null);
      isAbandoned = true;
      await letGo();
      await saved;
      await expect(late).rejects.toThrow('its caller has been answered without it');
      expect(await storage.quoteAdmin.list({ limit: 9 })).toHaveLength(1);
    });
  });

  describe('the connections of a process', () => {
    const bench = storageBench(wholePostgresDatabases);

    it('are as many as it may hold, however many wait for one', async () => {
      const storage = await bench().open({ connections: 3 });
      await Promise.all(Array.from({ length: 30 }, () => storage.channel.read()));
      const name = new URL(bench().options.databaseUrl!).pathname.slice(1);
      const held = `select application_name as name from pg_stat_activity where datname = '${name}'`;
      expect(await queryPostgres(held)).toEqual(Array(3).fill({ name: 'cotiza' }));
    });

    it('are not kept by a statement for longer than it may take, and then ask again', async () => {
      await bench().open();
      const database = await openDatabase({ ...bench().options, role: 'tool', statementTimeoutMs: 500 });
      const ask = (seconds: number) => database.read((db) => sql`select pg_sleep(${seconds})`.execute(db));
      await expect(ask(600)).rejects.toBeInstanceOf(QueryTimeout);
      await ask(0);
      await database.close();
    });
  });

  describe('two who get in each other’s way', () => {
    const bench = storageBench(postgresDatabases);

    it('keep no revision whose series has an offer chosen by a transaction that is not over', async () => {
      const storage = await bench().open();
      const first = recordedQuote();
      const { reference: series } = first.request;
      await storage.quotes.save(first, [], null);
      const database = await openDatabase({ ...bench().options, role: 'tool' });
      let saved: Promise<unknown> = Promise.resolve();
      await database.write(async (db) => {
        await db.updateTable('quotes').set({ chosen_offer: 1 }).where('reference', '=', series).execute();
        saved = storage.quotes.save({ ...recordedQuote(), series }, [], null).then(
          () => 'saved',
          (error: unknown) => error,
        );
        await Promise.race([saved, whenRowAwaited(bench().options.databaseUrl!)]);
      });
      expect(await saved).toBeInstanceOf(StorageUnavailable);
      await database.close();
    });

    it('both come to an end', async () => {
      await bench().open();
      const database = await openDatabase({ ...bench().options, role: 'tool' });
      const put = (db: Kysely<Schema>, name: string, value: string) =>
        db
          .insertInto('settings')
          .values({ name, value, changed_at: 1 })
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
          .execute();
      for (const name of ['a', 'b']) await database.write((db) => put(db, name, ''));
      const bothHaveOne = meeting(2);
      const crossed = (first: string, second: string) =>
        database.write(async (db) => {
          await put(db, first, first);
          await bothHaveOne();
          await put(db, second, first);
        });
      await Promise.all([crossed('a', 'b'), crossed('b', 'a')]);
      await database.close();
    });
  });
});
