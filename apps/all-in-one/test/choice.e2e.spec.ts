import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bodyOf } from '@cotiza/contract/testing';
import { readMail, TEST_SECRET, webhookReceiver, type WebhookReceiver } from '@cotiza/notifications/testing';
import type { QuoteResult } from '@cotiza/quoting';
import { keptMails } from './kept-mails';
import { QUOTES, startService, type RunningService } from './running-service';
import { until } from './until';

const SHOP = 'https://tienda.example/comprar?canal=agente';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const LINK = /\/c\/[\w-]{43}/;

let service: RunningService;
let receiver: WebhookReceiver;
let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cotiza-choice-'));
  receiver = await webhookReceiver();
});
afterEach(async () => {
  await service.close();
  await receiver.close();
  rmSync(folder, { recursive: true });
});

/** Makes a quotation whose customer has the link and may choose. */
async function quoted(environment: Record<string, string> = {}) {
  const file = join(folder, 'webhooks.yaml');
  const events = ['cotizacion.oferta_elegida'];
  writeFileSync(file, JSON.stringify({ webhooks: [{ name: 'crm', url: receiver.url, secret: TEST_SECRET, events }] }));
  service = await startService({ WEBHOOKS_FILE: file, ...environment });
  const result = (await (await service.post(QUOTES, bodyOf('Car').build())).json()) as QuoteResult;
  await until(() => keptMails(service).length === 1);
  const { text = '' } = await readMail(readFileSync(keptMails(service)[0] ?? ''));
  const [path = ''] = LINK.exec(text) ?? [];
  const choose = (id: string) =>
    fetch(service.url + path, {
      method: 'POST',
      headers: FORM,
      body: new URLSearchParams({ oferta: id }),
      redirect: 'manual',
    });
  return { result, text, path, choose };
}

const delivered = () => receiver.received.map(({ body }) => JSON.parse(body) as { type: string; data: object });

it('is marked, sent to the webhook once without personal data, and can be changed later', async () => {
  const { result, path, choose } = await quoted();
  const [first, second] = result.ofertas.map(({ oferta_id: id }) => id) as [string, string];
  for (const id of [first, first, second]) {
    const answer = await choose(id);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${path.slice('/c/'.length)}#elegida`]);
  }
  await until(() => receiver.received.length === 2);
  const { referencia, client_reference, ramo } = result;
  const data = { referencia, client_reference, ramo };
  expect(delivered().map((message) => message.data)).toEqual(
    expect.arrayContaining([
      { ...data, oferta_id: first, eleccion: 1 },
      { ...data, oferta_id: second, eleccion: 2 },
    ]),
  );
  expect(receiver.received.map(({ headers }) => headers['webhook-id']).sort()).toEqual([
    `${referencia}_oferta_elegida-1_crm`,
    `${referencia}_oferta_elegida-2_crm`,
  ]);
  expect(receiver.received.map(({ body }) => body).join()).not.toMatch(/@|Martín|Lucía/);
  const page = await (await service.get(path)).text();
  expect(page).toContain('Has elegido:');
  expect(page).not.toContain(`value="${second}"`);
  expect(service.log.join()).not.toContain(path.slice('/c/'.length));
});

it('leads to the shop with token and offer, which learns of it from the link as well', async () => {
  const PURCHASE_API_KEY = 'k'.repeat(32);
  const { result, text, path, choose } = await quoted({
    PURCHASE_URL: SHOP,
    PURCHASE_LINK_TO: 'page',
    PURCHASE_API_KEY,
  });
  expect(text).not.toContain('tienda.example');
  const id = result.ofertas[1]?.oferta_id ?? '';
  const token = path.slice('/c/'.length);
  const answer = await choose(id);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `${SHOP}&t=${token}&oferta=${id}`]);
  const sold = await service.get(`/api/purchase/${token}`, { authorization: `Bearer ${PURCHASE_API_KEY}` });
  expect(await sold.json()).toMatchObject({ referencia: result.referencia, oferta_elegida: id });
});

it('can no longer be made once the link has ended', async () => {
  const { result, choose } = await quoted();
  service.clock.advance(15 * 86_400_000 + 1);
  expect((await choose(result.ofertas[0]?.oferta_id ?? '')).status).toBe(404);
  expect(receiver.received).toEqual([]);
});
