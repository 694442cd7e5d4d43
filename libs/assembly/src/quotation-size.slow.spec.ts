import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sandboxPlateRegistry } from '@cotiza/catalogues';
import { judgeBody } from '@cotiza/contract';
import { bodyOf } from '@cotiza/contract/testing';
import { loadTariffInsurers } from '@cotiza/insurers-tariff';
import { systemClock } from '@cotiza/kernel';
import { emlMailer, messagesFor, quoteMailComposer } from '@cotiza/notifications';
import { webhookEndpoint } from '@cotiza/notifications/testing';
import { Metrics } from '@cotiza/platform';
import { panelOfAll } from '@cotiza/quoting';
import { TEST_DISTRIBUTOR } from '@cotiza/quoting/testing';
import { openStorage, type Storage } from '@cotiza/storage';
import { postgresDatabases, queryPostgres, schemaIn } from '@cotiza/storage/testing';
import { assembleQuotingService } from './quoting-service';
import { recorderOn } from './quote-recorder';
import { DEFAULT_SETTINGS } from './settings/service-settings';

const QUOTATIONS = 300;
/** Bytes of a quotation in all: its row, its people, its messages, its link, its key, and their indexes. */
const BYTES_AT_MOST = 25_000;
/** The e-mail of a car with 25 offers, as it is sent: less than half of what mail programs show before they cut (102 kB). */
const MAIL_BYTES_AT_MOST = 45_000;

const clock = systemClock();
const tomorrow = new Date(clock.now() + 86_400_000).toISOString().slice(0, 10);

/** Quotes a car for so many customers, as all-in-one does, and keeps what it answers, with an e-mail and two webhooks each. */
async function fill(storage: Storage): Promise<string> {
  const endpoints = ['crm', 'reporting'].map((name) => webhookEndpoint({ name }));
  const messagesOf = messagesFor(endpoints, clock);
  const service = assembleQuotingService(DEFAULT_SETTINGS, {
    clock,
    insurerPanel: panelOfAll(loadTariffInsurers()),
    plateRegistry: sandboxPlateRegistry,
    quoteRecorder: recorderOn({ store: storage.quotes, messagesOf, clock, metrics: new Metrics() }),
    idempotencyKeys: storage.idempotencyKeys,
    offers: storage.offers,
    channelSwitch: { closed: () => undefined },
  });
  let reference = '';
  for (let made = 0; made < QUOTATIONS; made++) {
    const body = bodyOf('Car')
      .with('effective_date', tomorrow)
      .with('holder.email', `cliente.${made}@example.com`)
      .build();
    const idempotencyKeys = [{ field: 'Idempotency-Key', value: `k-${made}` }];
    const answer = await service.requestQuote(judgeBody(body, clock.today()), {
      requestId: `r-${made}`,
      idempotencyKeys,
    });
    if ('refusal' in answer) throw new Error(JSON.stringify(answer.refusal));
    reference = answer.result.referencia;
  }
  return reference;
}

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'cotiza-size-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const print = (where: string, bytes: number) =>
  process.stdout.write(`${where}: ${Math.round(bytes)} bytes a quotation of a car\n`);

it('a quotation takes little room on the embedded database, and its e-mail as a file', async () => {
  const open = () => openStorage({ dataDir: folder, role: 'service', clock, report: () => undefined });
  const storage = await open();
  const reference = await fill(storage);
  const quote = (await storage.quotes.findByReference(reference))!;
  await storage.close();
  const bytes = statSync(join(folder, 'cotiza.db')).size / QUOTATIONS;
  print('embedded database', bytes);
  expect(bytes).toBeLessThan(BYTES_AT_MOST);

  const compose = quoteMailComposer({
    from: { name: 'Cotiza', address: 'cotiza@localhost.localdomain' },
    distributor: TEST_DISTRIBUTOR,
    linkOf: (token) => `http://127.0.0.1:3000/ofertas?t=${token}`,
    publicUrl: 'https://cotiza.example',
    retentionDays: 30,
  });
  expect(quote.result.ofertas.length).toBeGreaterThanOrEqual(20);
  const mail = join(folder, 'mail');
  await emlMailer(mail).send(compose(quote, randomBytes(32).toString('base64url')));
  const [file] = readdirSync(mail);
  const size = readFileSync(join(mail, file!)).length;
  print('its e-mail', size);
  expect(size).toBeLessThan(MAIL_BYTES_AT_MOST);
});

it('a quotation takes little room on PostgreSQL', async () => {
  const place = await postgresDatabases.make();
  try {
    const storage = await openStorage({ ...place, role: 'service', clock, report: () => undefined });
    await fill(storage);
    await storage.close();
    const [sizes] = await queryPostgres<{ bytes: string }>(
      `select sum(pg_total_relation_size(oid)) as bytes from pg_class
       where relkind = 'r' and relnamespace = '${schemaIn(place.databaseUrl!)}'::regnamespace`,
    );
    const bytes = Number(sizes!.bytes) / QUOTATIONS;
    print('PostgreSQL', bytes);
    expect(bytes).toBeLessThan(BYTES_AT_MOST);
  } finally {
    await postgresDatabases.remove(place);
  }
});
