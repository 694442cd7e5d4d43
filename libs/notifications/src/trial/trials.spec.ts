import { manualClock, systemClock } from '@cotiza/kernel';
import { TEST_INSTANT } from '@cotiza/quoting/testing';
import { Webhook } from 'standardwebhooks';
import { smtpMailer } from '../mail/smtp.mailer';
import { readMail, smtpReceiver, TEST_SECRET, webhookEndpoint, webhookReceiver } from '../testing';
import { testMailer } from '../testing/test-mailer';
import { sendTestMail } from './send-test-mail';
import { sendTestWebhook } from './send-test-webhook';

const ABOUT = { from: { name: 'Faro', address: 'hola@faro.example' }, distributorName: 'Correduría <Faro>' };

describe('an e-mail of the operator to try', () => {
  it('arrives, and says what it is', async () => {
    const receiver = await smtpReceiver();
    const mailer = smtpMailer(receiver.url, systemClock());
    const trial = await sendTestMail(mailer, ABOUT, 'ana@example.com', systemClock());
    expect(trial).toEqual({ isDelivered: true, status: null, tookMs: expect.any(Number) as number, error: null });
    const mail = await readMail(receiver.received[0]!.source);
    expect(mail).toMatchObject({ subject: 'Prueba de correo', to: [{ address: 'ana@example.com' }] });
    expect(mail.html).toContain('Correduría &lt;Faro&gt; funciona');
    mailer.close();
    await receiver.close();
  });

  it('tells why it did not leave', async () => {
    const mailer = testMailer({ answer: () => ({ kind: 'failed', reason: 'SMTP: ECONNECTION' }) });
    const trial = await sendTestMail(mailer, ABOUT, 'ana@example.com', systemClock());
    expect(trial).toMatchObject({ isDelivered: false, error: 'SMTP: ECONNECTION' });
  });
});

describe('a webhook of the operator to try', () => {
  it('arrives signed, as an event of its own', async () => {
    const receiver = await webhookReceiver();
    const trial = await sendTestWebhook(webhookEndpoint({ url: receiver.url }), systemClock());
    expect(trial).toEqual({ isDelivered: true, status: 204, tookMs: expect.any(Number) as number, error: null });
    const [{ headers, body }] = receiver.received as [(typeof receiver.received)[0]];
    expect(new Webhook(TEST_SECRET).verify(body, headers as Record<string, string>)).toMatchObject({
      type: 'cotiza.prueba',
      data: {},
    });
    expect(headers['webhook-id']).toMatch(/^prueba_\d+_crm$/);
    await receiver.close();
  });

  it.each([302, 401])('tells that the answer was %d, and after how long', async (status) => {
    const clock = manualClock(TEST_INSTANT);
    const receiver = await webhookReceiver((_webhook, _request, response) => {
      clock.advance(7);
      response.writeHead(status).end();
    });
    const trial = await sendTestWebhook(webhookEndpoint({ url: receiver.url }), clock);
    expect(trial).toEqual({ isDelivered: false, status, tookMs: 7, error: `it answered HTTP ${status}` });
    await receiver.close();
  });
});
