import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { webhookJob } from '@cotiza/quoting/testing';
import { recordedQuote, temporaryStorage, type TemporaryStorage } from '@cotiza/storage/testing';
import { run } from './run';
import { wiredOps } from './wired-ops';

/** Runs commands against the embedded storage that a service has open. */
describe('the commands on the embedded storage', () => {
  const car = recordedQuote({ line: 'Car' });
  const home = recordedQuote({ line: 'Home', prices: [] });
  const email = car.request.body.holder.email;
  let kept: TemporaryStorage;

  beforeEach(async () => {
    kept = await temporaryStorage();
    await kept.storage.quotes.save(car, [webhookJob(car.request.reference, 'crm')], null);
    await kept.storage.quotes.save(home, [], null);
  });
  afterEach(() => kept.close());

  async function ops(words: string, environment: Readonly<Record<string, string>> = {}) {
    const said = { out: '', err: '' };
    const terminal = {
      width: 100,
      showsProgress: false,
      canAsk: false,
      write: (text: string) => void (said.out += text),
      tell: (text: string) => void (said.err += text),
      ask: () => Promise.resolve(''),
    };
    const exitCode = await run([...words.split(' '), '--json'], terminal, () =>
      wiredOps({ DATA_DIR: kept.dir, ...environment }, terminal),
    );
    return { exitCode, err: said.err, document: said.out === '' ? undefined : (JSON.parse(said.out) as unknown) };
  }

  it('trace a quotation to insurers and messages, with nothing personal', async () => {
    const { document } = await ops(`quotes trace ${car.request.reference.toLowerCase()}`);
    expect(document).toMatchObject({
      reference: car.request.reference,
      answers: car.answers.map(({ insurer, outcome, ms }) => ({ insurer: insurer.id, kind: outcome.kind, ms })),
      messages: [{ reference: car.request.reference, target: 'crm', state: 'pending', attempts: 0 }],
    });
    const shown = JSON.stringify(document);
    const { holder } = car.request.body;
    for (const value of Object.values(holder).filter((each) => typeof each === 'string' && each.length > 3)) {
      expect(shown).not.toContain(value);
    }
  });

  it('give out and erase what is held about a person', async () => {
    const file = join(kept.dir, 'person.json');
    const emailFile = join(kept.dir, 'mail', `${car.request.reference}.eml`);
    mkdirSync(join(kept.dir, 'mail'));
    writeFileSync(emailFile, `To: ${email}\r\n\r\nHola`);
    const exported = await ops(`privacy export --email ${email.toUpperCase()} --out ${file}`);
    expect(exported).toMatchObject({ exitCode: 0, document: { file, quotes: 2, emails: 1 } });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      quotes: [{ line: 'Car' }, { line: 'Home' }],
      emails: [{ message: `To: ${email}\r\n\r\nHola` }],
    });
    expect(await ops(`privacy export --email ${email} --out ${file}`)).toMatchObject({ exitCode: 1 });
    expect((await ops(`privacy erase --document ${car.request.holder.documentId} --yes`)).document).toEqual({
      erased: 2,
      drafts: 0,
      emails: 1,
    });
    expect(existsSync(emailFile)).toBe(false);
    expect((await ops('quotes list')).document).toEqual({ quotes: [] });
  });

  it('make the tables where no service has', async () => {
    const fresh = { DATA_DIR: join(kept.dir, 'fresh') };
    expect((await ops('quotes list', fresh)).exitCode).toBe(1);
    expect(await ops('storage migrate', fresh)).toMatchObject({ exitCode: 0, document: { tables: 'current' } });
    expect(await ops('quotes list', fresh)).toMatchObject({ exitCode: 0, document: { quotes: [] } });
  });

  it('back the database up beside the service, to a file that a service starts on', async () => {
    const folder = join(kept.dir, 'restored');
    mkdirSync(folder);
    const file = join(folder, 'cotiza.db');
    expect(await ops(`storage backup ${file}`)).toMatchObject({ exitCode: 0, document: { file, quotes: 2 } });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    copyFileSync(join(kept.dir, 'data.key'), join(folder, 'data.key'));
    const restored = { DATA_DIR: folder };
    expect((await ops(`quotes show ${car.request.reference}`, restored)).document).toMatchObject({
      body: { holder: { email } },
    });
    const onPostgres = { DATABASE_URL: 'postgres://cotiza:s3cret@127.0.0.1:1/cotiza' };
    expect((await ops('storage backup x.db', onPostgres)).err).toMatch(/^DATABASE_URL is set: .*pg_dump/);
  });

  it('copy all data, once no service has it open', async () => {
    const to = join(kept.dir, 'copy');
    expect((await ops(`storage copy --to-folder ${to}`)).err).toMatch(/^A service is using the data folder/);
    expect((await ops('storage copy --to-postgres NEW_URL')).err).toMatch(/^The environment has no NEW_URL/);
    const down = { NEW_URL: 'postgres://cotiza:s3cret@127.0.0.1:1/cotiza' };
    await kept.storage.close();
    const refused = await ops('storage copy --to-postgres NEW_URL', down);
    expect(refused.err).toMatch(/^PostgreSQL at 127\.0\.0\.1:1, .*does not answer/);
    expect(refused.err).not.toContain('s3cret');
    expect(await ops(`storage copy --to-folder ${to}`)).toMatchObject({
      exitCode: 0,
      document: { rows: { quotes: 2, outbox: 1 }, keys: 'data.key' },
    });
    copyFileSync(join(kept.dir, 'data.key'), join(to, 'data.key'));
    expect((await ops('quotes list', { DATA_DIR: to })).document).toMatchObject({ quotes: [{}, {}] });
  });
});
