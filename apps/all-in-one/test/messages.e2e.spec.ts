import { statSync } from 'node:fs';
import { bodyOf } from '@cotiza/contract/testing';
import { readMail, smtpReceiver, TEST_SECRET, webhookReceiver } from '@cotiza/notifications/testing';
import { Webhook } from 'standardwebhooks';
import { firstMail, keptMails } from './customer-link';
import { startService, until, type RunningService } from './running-service';
import { writeWebhooks } from './webhooks-file';

const EMAIL = 'lucia.ejemplo@example.com';
const car = bodyOf('Car').with('holder.email', EMAIL);

let service: RunningService;
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await service.close();
  for (const close of closing.splice(0)) await close();
});

const quoted = (body: object = car.build()) => service.quoted(body);

describe('[POST {base_url}/api/agent/cotizaciones / e-mail on success] [What the service does / 4] a quotation', () => {
  it('reaches the customer as a file where no mail server is set, with a link that shows the offers', async () => {
    service = await startService();
    const { referencia, ofertas, siguiente_paso } = await quoted();
    expect(siguiente_paso).toContain('correo electrónico con el enlace de compra');
    const { to, text, path } = await firstMail(service);
    expect(to).toEqual([EMAIL]);
    for (const { aseguradora } of ofertas) expect(text).toContain(aseguradora);
    // Less than half of what mail programs show before they cut (102 kB).
    expect(statSync(keptMails(service)[0]!).size).toBeLessThan(45_000);
    expect(text).toContain(service.url + path);
    const page = await service.get(path);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const html = await page.text();
    expect(html).toContain(referencia);
    expect(html).not.toContain(EMAIL);
  });

  it('starts without a word on the distributor, and warns the operator of it once', async () => {
    service = await startService();
    const warnings = service.log.filter((line) => line.includes('who distributes'));
    expect(warnings).toEqual([expect.stringContaining('DISTRIBUTOR_REGISTRATION')]);
  });

  it('reaches the customer over SMTP, at holder.email alone', async () => {
    const smtp = await smtpReceiver();
    closing.push(smtp.close);
    service = await startService({ SMTP_URL: smtp.url, PURCHASE_URL: 'https://tienda.example/comprar?canal=agente' });
    const { referencia, mejor_precio } = await quoted();
    await until(() => smtp.received.length === 1);
    expect(smtp.received[0]!.to).toEqual([EMAIL]);
    const mail = await readMail(smtp.received[0]!.source);
    expect(mail.messageId).toBe(`<${referencia}@localhost.localdomain>`);
    expect(mail.text).toMatch(/https:\/\/tienda\.example\/comprar\?canal=agente&t=[\w-]{43}/);
    expect(mail.text).toContain(mejor_precio!.toFixed(2).replace('.', ','));
    expect((await service.get('/c/anything')).status).toBe(404);
    expect(keptMails(service)).toEqual([]);
  });
});

it('[Events / client_reference] webhooks tell of the quotation and of its e-mail, signed, with client_reference and nothing personal', async () => {
  const receiver = await webhookReceiver();
  closing.push(receiver.close);
  service = await startService(writeWebhooks(receiver.url));
  const { referencia, mejor_precio } = await quoted(car.with('client_reference', 'caso-77').build());
  await until(() => receiver.received.length === 2);
  const events = receiver.received.map(({ body, headers }) => {
    const verified = new Webhook(TEST_SECRET.slice('whsec_'.length));
    const stamp = headers as Record<string, string>;
    jest.useFakeTimers({ now: Number(stamp['webhook-timestamp']) * 1000 });
    const event = verified.verify(body, stamp) as { type: string; data: Record<string, unknown> };
    jest.useRealTimers();
    return event;
  });
  expect(events.map(({ type }) => type)).toEqual(['cotizacion.cotizada', 'cotizacion.correo_entregado']);
  for (const { data } of events) {
    expect(data).toMatchObject({ referencia, client_reference: 'caso-77', ramo: 'Car', mejor_precio });
  }
  const said = receiver.received.map(({ body }) => body).join();
  for (const personal of [EMAIL, 'Lucía', String(car.build().holder?.document_id)])
    expect(said).not.toContain(personal);
});
