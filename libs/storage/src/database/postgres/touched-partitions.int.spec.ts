import { emailJob, webhookJob } from '@cotiza/messages/testing';
import { Client, type QueryConfig } from 'pg';
import type { Storage } from '../../storage';
import { describeOnPostgres, postgresDatabases } from '../../testing/postgres-databases';
import { recordedQuote } from '../../testing/recorded-quote';
import { storageBench } from '../../testing/storage-bench';

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS = 8;
/** The last of them. */
const TODAY = '2026_11_28';
const LINK = 'link'.padEnd(43, '_');

interface Plan {
  readonly 'Relation Name'?: string;
  readonly 'Actual Loops': number;
  readonly Plans?: readonly Plan[];
}

/** The partitions that a plan looked into. */
function touchedBy(plan: Plan): string[] {
  const below = (plan.Plans ?? []).flatMap(touchedBy);
  const own = plan['Relation Name'];
  return own !== undefined && plan['Actual Loops'] > 0 ? [own, ...below] : below;
}

describeOnPostgres('what is asked all the time', () => {
  const bench = storageBench(postgresDatabases);
  let storage: Storage;
  let reference: string;

  beforeEach(async () => {
    const { clock, options, open } = bench();
    for (let day = 0; day < DAYS; day++) {
      if (day > 0) clock.advance(DAY_MS);
      storage = await open({ role: 'service' });
      const quote = recordedQuote();
      reference = quote.request.reference;
      const link = day === DAYS - 1 ? { token: LINK, expiresAt: clock.now() + DAY_MS } : null;
      await storage.quotes.save(quote, [emailJob(reference), webhookJob(reference, 'crm')], link);
      const older = day === DAYS - 1 ? [] : await storage.outbox.claim(9, 1000);
      for (const message of older) await storage.outbox.settle(message, { kind: 'delivered', followUps: [] });
    }
    const client = new Client({ connectionString: options.databaseUrl });
    await client.connect();
    await client.query('analyze quotes, quote_subjects, outbox, idempotency_keys, settings');
    await client.end();
  }, 60_000);

  /** The days into which the statements looked that some work asked, planned again as they were asked. */
  async function daysTouchedBy(work: () => Promise<unknown>): Promise<string[]> {
    const asked: QueryConfig[] = [];
    const query = jest.spyOn(Client.prototype, 'query');
    await work();
    for (const [one] of query.mock.calls as unknown as [QueryConfig][])
      if (/^\s*(select|update|insert|with)/.test(one.text)) asked.push({ text: one.text, values: one.values });
    query.mockRestore();
    expect(asked.length).toBeGreaterThan(0);
    const client = new Client({ connectionString: bench().options.databaseUrl });
    await client.connect();
    const touched = new Set<string>();
    for (const { text, values } of asked) {
      await client.query('begin');
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>({
        text: `explain (analyze, format json) ${text}`,
        values,
      });
      for (const name of touchedBy(rows[0]!['QUERY PLAN'][0].Plan)) touched.add(name);
      await client.query('rollback');
    }
    await client.end();
    const days = Array.from(touched, (name) => /_(\d{4}_\d\d_\d\d|default|undated)$/.exec(name)?.[1]);
    return [...new Set(days.filter((day) => day !== undefined))].sort();
  }

  it('claims from yesterday, today and tomorrow, while nothing older is due', async () => {
    await storage.outbox.claim(1, 1000);
    expect(await daysTouchedBy(() => storage.outbox.claim(1, 1000))).toEqual([
      '2026_11_27',
      '2026_11_28',
      '2026_11_29',
    ]);
    expect(await daysTouchedBy(() => storage.outbox.claim(1, 1000))).toEqual([
      '2026_11_27',
      '2026_11_28',
      '2026_11_29',
    ]);
  });

  it('delivers and settles in the day of the quotation', async () => {
    const [held] = await storage.outbox.claim(1, 1000);
    const settlement = { kind: 'delivered', followUps: [webhookJob(reference, 'other')] } as const;
    expect(await daysTouchedBy(() => storage.quotes.findByReference(reference))).toEqual([TODAY]);
    expect(await daysTouchedBy(() => storage.outbox.settle(held!, settlement))).toEqual([TODAY]);
  });

  it('answers a key again from the day of the quotation', async () => {
    const begun = await storage.idempotencyKeys.begin('k', {});
    const keyReservation = begun.kind === 'reserved' ? begun.reservation : undefined;
    await storage.quotes.save(recordedQuote({ keyReservation }), [], null);
    expect(await daysTouchedBy(() => storage.idempotencyKeys.recall('k', {}))).toEqual([TODAY]);
  });

  it('looks for a link in every day', async () => {
    const touched = await daysTouchedBy(() => storage.quotes.findByToken(LINK));
    expect(touched).toHaveLength(DAYS + 3 + 2);
  });
});
