import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fakeHttpServer, type FakeHttpServer } from '@cotiza/kernel/testing';
import { webhookJob } from '@cotiza/messages/testing';
import { recordedQuote, temporaryStorage, type TemporaryStorage } from '@cotiza/storage/testing';
import { run } from './run';
import { wiredOps } from './wired-ops';

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

/** Runs every command against the embedded storage that a service has open. */
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
    const wired = wiredOps({ DATA_DIR: kept.dir, ...environment }, terminal);
    const exitCode = await run([...words.split(' '), '--json'], wired);
    return { exitCode, err: said.err, document: said.out === '' ? undefined : (JSON.parse(said.out) as unknown) };
  }

  it('switch the channel', async () => {
    expect(await ops('channel off --reason maintenance')).toMatchObject({ exitCode: 0, err: '' });
    expect(await kept.storage.channel.read()).toMatchObject({ isOn: false, reason: 'maintenance' });
    expect(await ops('channel on')).toMatchObject({ exitCode: 0, document: { isOn: true } });
    expect((await ops('privacy audit')).document).toMatchObject({
      lines: [{ action: 'channel-on' }, { action: 'channel-off' }],
    });
  });

  it('list quotations and show one', async () => {
    expect((await ops('quotes list')).document).toMatchObject({
      quotes: [{ reference: home.request.reference, state: 'sin_ofertas' }, { reference: car.request.reference }],
    });
    expect((await ops(`quotes show ${car.request.reference}`)).document).toMatchObject({
      body: { holder: { email } },
      result: { ofertas: [{ precio: 321.4 }, { precio: 402.15 }] },
    });
  });

  it('look after messages', async () => {
    const [claimed] = await kept.storage.outbox.claim(1, 1000);
    await kept.storage.outbox.settle(claimed!, { kind: 'dead', reason: 'it answered HTTP 503', followUps: [] });
    const { id } = claimed!;
    expect((await ops('notifications list --state dead')).document).toMatchObject({
      messages: [{ id, lastReason: 'it answered HTTP 503' }],
      counts: { dead: 1, pending: 0 },
    });
    expect((await ops('notifications replay --all-dead')).document).toEqual({ replayed: 1 });
    expect((await ops(`notifications show ${id}`)).document).toMatchObject({ state: 'pending', attempts: 0 });
    expect((await ops(`notifications discard ${id}`)).document).toEqual({ discarded: 1 });
    expect((await ops(`notifications discard ${id}`)).exitCode).toBe(1);
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
      emails: 1,
    });
    expect(existsSync(emailFile)).toBe(false);
    expect((await ops('quotes list')).document).toEqual({ quotes: [] });
  });

  it('change the key under a running service', async () => {
    expect(await ops('privacy rotate-key')).toMatchObject({ exitCode: 0 });
    expect(await kept.storage.quoteDesk.show(car.request.reference)).toMatchObject({ body: { holder: { email } } });
    expect(await kept.storage.quotes.findByReference(home.request.reference)).toBeDefined();
  });

  it('purge nothing that is young', async () => {
    expect((await ops('privacy purge --older-than 3650')).document).toMatchObject({ erased: 0 });
  });

  it('send a test e-mail the way that the settings say', async () => {
    const sent = await ops('mail test operator@cotiza.example');
    expect(sent).toMatchObject({ exitCode: 0, document: { isDelivered: true, error: null } });
    const [file] = readdirSync(join(kept.dir, 'mail'));
    expect(readFileSync(join(kept.dir, 'mail', file!), 'utf8')).toContain('To: operator@cotiza.example');
  });

  describe('with webhooks', () => {
    let receiver: FakeHttpServer;
    let environment: Record<string, string>;

    beforeEach(async () => {
      receiver = await fakeHttpServer();
      receiver.answers(({ path }) => ({ status: path === '/crm' ? 204 : 410, headers: {}, body: '' }));
      const webhooks = ['crm', 'gone'].map((name) => ({
        name,
        url: `${receiver.url}/${name}`,
        secret: 'env:WEBHOOK_SECRET',
        events: 'all',
      }));
      environment = { WEBHOOKS_FILE: join(kept.dir, 'webhooks.json'), WEBHOOK_SECRET: SECRET };
      writeFileSync(environment.WEBHOOKS_FILE!, JSON.stringify({ webhooks }));
    });
    afterEach(() => receiver.close());

    it('list those that are switched off, and switch them on', async () => {
      await kept.storage.endpointSwitches.switchOff('gone', 'it answered HTTP 410');
      const states = async () => (await ops('webhooks list', environment)).document;
      expect(await states()).toMatchObject({
        endpoints: [
          { name: 'crm', isOn: true },
          { name: 'gone', isOn: false },
        ],
      });
      expect(await ops('webhooks on gone', environment)).toMatchObject({ exitCode: 0 });
      expect(await states()).toMatchObject({ endpoints: [{ isOn: true }, { isOn: true }] });
    });

    it('send a signed test event', async () => {
      const answered = await ops('webhooks test crm', environment);
      expect(answered).toMatchObject({ exitCode: 0, document: { isDelivered: true, status: 204 } });
      expect(receiver.received.at(-1)!.headers).toMatchObject({
        'webhook-signature': expect.stringMatching(/^v1,/) as string,
      });
      expect(await ops('webhooks test gone', environment)).toMatchObject({ exitCode: 1, document: { status: 410 } });
    });

    it('tell what is wrong with the file, and no secret', async () => {
      writeFileSync(environment.WEBHOOKS_FILE!, JSON.stringify({ webhooks: [{ name: 'crm', secret: SECRET }] }));
      const { exitCode, err, document } = await ops('webhooks list', environment);
      expect([exitCode, document]).toEqual([78, undefined]);
      expect(err).toContain('webhooks[0].url');
      expect(err).not.toContain(SECRET);
    });
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
    expect(await ops(`storage backup ${file}`)).toMatchObject({
      exitCode: 1,
      err: `${file} is there already. Name another file.\n`,
    });
    const nowhere = join(kept.dir, 'no', 'cotiza.db');
    expect((await ops(`storage backup ${nowhere}`)).err).toMatch(/cannot be written \(SQLITE_CANTOPEN\)/);
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

  it('ask the embedded insurers', async () => {
    const { exitCode, document } = await ops('insurers check');
    expect(exitCode).toBe(0);
    const { answers } = document as { answers: { outcome: string }[] };
    expect(answers.length).toBeGreaterThanOrEqual(15);
    expect(answers.every(({ outcome }) => outcome === 'offers')).toBe(true);
  });

  it('say why the storage cannot be used, once', async () => {
    const empty = await ops('channel status', { DATA_DIR: join(kept.dir, 'other') });
    expect(empty).toMatchObject({ exitCode: 1, document: undefined });
    expect(empty.err).toMatch(/^[^\n]+\n$/);
    const down = await ops('channel status', { DATABASE_URL: 'postgres://cotiza:s3cret@127.0.0.1:1/cotiza' });
    expect(down).toMatchObject({ exitCode: 1, document: undefined });
    expect(down.err).toMatch(/^[^\n]+\n$/);
    expect(down.err).not.toContain('s3cret');
  });
});
