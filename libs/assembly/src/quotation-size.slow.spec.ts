import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
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
    const draft = bodyOf('Car').withAll({ effective_date: tomorrow, 'holder.email': `cliente.${made}@example.com` });
    const idempotencyKeys = [{ field: 'Idempotency-Key', value: `k-${made}` }];
    const context = { requestId: `r-${made}`, idempotencyKeys };
    const answer = await service.requestQuote(judgeBody(draft.build(), clock.today()), context);
    if ('refusal' in answer) throw new Error(JSON.stringify(answer.refusal));
    reference = answer.result.referencia;
  }
  return reference;
}

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'cotiza-size-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function expectBelow(limit: number, what: string, bytes: number): void {
  process.stdout.write(`${what}: ${Math.round(bytes)} bytes a quotation of a car\n`);
  expect(bytes).toBeLessThan(limit);
}

it('a quotation takes little room on the embedded database, and its e-mail as a file', async () => {
  const storage = await openStorage({ dataDir: folder, role: 'service', clock, report: () => undefined });
  const quote = (await storage.quotes.findByReference(await fill(storage)))!;
  await storage.close();
  expectBelow(BYTES_AT_MOST, 'embedded database', statSync(join(folder, 'cotiza.db')).size / QUOTATIONS);

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
  expectBelow(MAIL_BYTES_AT_MOST, 'its e-mail', statSync(join(mail, readdirSync(mail)[0]!)).size);
});
