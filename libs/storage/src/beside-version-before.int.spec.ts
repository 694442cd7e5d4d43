import { emailJob } from '@cotiza/quoting/testing';
import { Client } from 'pg';
import { tokenHash } from './encryption/hashes';
import type { Storage } from './storage';
import { undivided } from './testing/kept-before';
import { describeOnPostgres, postgresDatabases } from './testing/postgres-databases';
import { recordedQuote, reservationOf } from './testing/recorded-quote';
import { STATEMENTS_OF_BEFORE } from './testing/statements-of-before.data';
import { storageBench } from './testing/storage-bench';

type Row = Record<string, unknown>;
type Statement = keyof typeof STATEMENTS_OF_BEFORE;

/** Processes of before that save at once: more than there are processors, so that one always does. */
const SAVERS = 6;

const LINK = { token: 'before'.padEnd(43, '_'), expiresAt: 2e12 };

/** A process of the version before, by its connection. */
class VersionBefore {
  constructor(private readonly client: Client) {}

  /** By a name, so that it is planned once: which was on the tables of before. What names all columns was never. */
  async run(name: Statement, values: readonly unknown[]): Promise<Row[]> {
    const text = STATEMENTS_OF_BEFORE[name];
    const query = { text, values: [...values], name: name === 'due' ? undefined : name };
    return (await this.client.query<Row>(query)).rows;
  }

  save({ quote, subject, message }: Kept): Promise<Row[]> {
    const ofQuote = 'reference line state created_at key_id link_token_hash link_expires_at body_seal'.split(' ');
    const ofMessage = 'id kind target event created_at key_id payload_seal payload trace'.split(' ');
    const body = quote.body as Buffer;
    return this.run('save', [
      ...[body, ...ofQuote.map((name) => [quote[name]]), [1], [body.length]],
      ...[[quote.reference], [subject.hashes]],
      ...[[quote.reference], ...ofMessage.map((name) => [message[name]])],
      ...[[], [], []],
      ...[[], [], [], []],
    ]);
  }
}

interface Kept {
  readonly quote: Row;
  readonly subject: Row;
  readonly message: Row;
}

describeOnPostgres('a process of the version before, beside this one', () => {
  const bench = storageBench(postgresDatabases);
  const now = () => bench().clock.now();
  let client: Client;
  let before: VersionBefore;
  let storage: Storage;
  let kept: Kept;
  const only = async (sql: string, values: unknown[] = []): Promise<Row> =>
    (await client.query<Row>(sql, values)).rows[0]!;

  beforeEach(async () => {
    const first = await bench().open();
    const { quotes } = first;
    const quote = recordedQuote();
    const { reference } = quote.request;
    await quotes.save(quote, [emailJob(reference)], LINK);
    await first.close();
    await undivided(bench().options);
    client = new Client({ connectionString: bench().options.databaseUrl });
    await client.connect();
    before = new VersionBefore(client);
    kept = {
      quote: await only('select * from quotes'),
      subject: await only('select * from quote_subjects'),
      message: await only('select * from outbox'),
    };
    await client.query('delete from quotes');
    // It has been at work for a while.
    await before.save(kept);
    const { seq } = await only('select seq from quotes');
    const hash = kept.quote.link_token_hash;
    for (let time = 0; time < 7; time++) {
      await before.run('recall', [seq]);
      await before.run('find', [reference]);
      await before.run('link', [hash, now()]);
      await before.run('old', [0, 100]);
    }
    await before.run('erase', [seq]);
    storage = await bench().open({ role: 'service' });
  });
  afterEach(() => client.end());

  it('goes on saving while the tables are divided, which does not wait until it has nothing to do', async () => {
    await storage.close();
    await undivided(bench().options);
    let isDivided = false;
    const saved: string[] = [];
    const saver = async (number: number) => {
      const own = new Client({ connectionString: bench().options.databaseUrl });
      await own.connect();
      for (let count = 0; !isDivided; count++) {
        const reference = `COT-${number}-${count}`;
        const quote = { ...kept.quote, reference, link_token_hash: Buffer.from(reference) };
        await new VersionBefore(own).save({ ...kept, quote });
        saved.push(reference);
      }
      await own.end();
    };
    const savers = Promise.all(Array.from({ length: SAVERS }, (_, number) => saver(number)));
    storage = await bench()
      .open({ role: 'service' })
      .finally(() => (isDivided = true));
    await savers;
    expect(await only('select count(*)::int as count from quotes')).toEqual({ count: saved.length });
  });

  it('finds, delivers and follows up what this one keeps', async () => {
    const quote = recordedQuote();
    const { reference } = quote.request;
    await storage.quotes.save(quote, [emailJob(reference)], LINK);
    const { seq } = await only('select seq from quotes');
    expect(await before.run('recall', [seq])).toMatchObject([{ reference }]);
    expect(await before.run('find', [reference])).toMatchObject([{ reference }]);
    expect(await before.run('link', [tokenHash(LINK.token), now()])).toEqual([{ seq }]);
    expect(await before.run('choose', [1, 1, tokenHash(LINK.token), now(), 1])).toEqual([{ choices: '1' }]);
    const [due] = await before.run('due', ['pending', now(), 9]);
    expect(due).toMatchObject({ reference, quote: seq });
    await before.run('lease', ['mine', now() + 1000, due!.seq]);
    expect(await storage.outbox.claim(9, 1000)).toEqual([]);
    await before.run('extend', [now() + 2000, 'pending', now(), now() + 2000, 'mine']);
    const settled = ['delivered', null, now(), null, 1, reference, due!.id, 'mine', now()];
    await before.run('settle', [null, null, null, ...settled]);
    const followUp = ['next', 'webhook', 'crm', 'x', now(), null, due!.key_id, due!.payload_seal, due!.payload];
    for (let time = 0; time < 2; time++) await before.run('follow', [...followUp, seq, 'pending', 0, now()]);
    expect(await storage.outboxDesk.count(['delivered', 'pending'])).toMatchObject({ delivered: 1, pending: 1 });
  });

  it('erases what either has kept, with all that belongs to it', async () => {
    await before.save(kept);
    const keyReservation = await reservationOf(storage.idempotencyKeys, 'k', {});
    const quote = recordedQuote({ keyReservation });
    await storage.quotes.save(quote, [emailJob(quote.request.reference)], null);
    const view = { siguiente_paso: '', aviso: '', sin_respuesta: [], pendientes: ['Faro'], consulta: '' };
    await storage.quotes.amend({ ...quote, pending: { until: 2e12, view } }, quote, []);
    expect(await only('select count(*) from late_answers')).toEqual({ count: '1' });
    const found = await before.run('about', [(kept.subject.hashes as Buffer).subarray(0, 16)]);
    expect(found).toHaveLength(2);
    expect(await before.run('old', [now() + 1, 100])).toHaveLength(2);
    for (const { quote: seq } of found) await before.run('erase', [seq]);
    for (const table of ['quotes', 'quote_subjects', 'late_answers', 'outbox', 'idempotency_keys'])
      expect(await only(`select count(*) from ${table}`)).toEqual({ count: '0' });
    expect(await storage.idempotencyKeys.begin('k', { other: 1 })).toMatchObject({ kind: 'reserved' });
  });
});
