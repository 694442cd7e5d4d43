import { archivedQuote } from '@cotiza/quoting/testing';
import { mailMessage, webhookMessages } from '../messages/messages-for';
import { smtpMailer } from '../mail/smtp.mailer';
import { quiet, smtpReceiver, until, webhookEndpoint, webhookReceiver } from '../testing';
import { notifierBench } from '../testing/notifier-bench';
import { sendTestMail } from '../trial/send-test-mail';
import { sendTestWebhook } from '../trial/send-test-webhook';

const MARK = 'Zxmarca';
const EMAIL = `${MARK}@example.com`;

/** A server whose replies quote what it receives. */
const chatty = (status: number) => ({
  onRcptTo: (address: { address: string }, _session: unknown, done: (error: Error) => void) =>
    done(Object.assign(new Error(`${address.address} ${MARK}`), { responseCode: status })),
});

it.each([550, 451])('nothing personal is in a report, a reason or a trial, with SMTP %d', async (status) => {
  const bench = notifierBench();
  const receiver = await webhookReceiver((_webhook, _request, response) =>
    response.writeHead(500, { 'x-mark': MARK }).end(MARK),
  );
  const smtp = await smtpReceiver(chatty(status));
  const mailer = smtpMailer(smtp.url, bench.clock);
  const endpoint = webhookEndpoint({ url: `${receiver.url}?token=${MARK}` });
  const quote = archivedQuote({ holder: { name: MARK, email: EMAIL } });
  bench.quotes.set(quote.reference, { ...quote, result: { ...quote.result, aviso: MARK } });
  const notifier = bench.start({ mailer: bench.sendingBy(mailer), endpoints: [endpoint] });

  bench.outbox.add(mailMessage(quote.reference, MARK));
  bench.outbox.add(...webhookMessages([endpoint], 'cotizacion.cotizada', quote.reference, 0));
  await until(() => [...bench.outbox.messages.values()].slice(0, 2).every(({ attempts }) => attempts === 1));
  bench.outbox.broken = new Error(MARK);
  await bench.pass(20_000, 1000);
  bench.outbox.broken = undefined;
  await quiet();
  const trials = [
    await sendTestMail(
      mailer,
      { from: { name: '', address: 'hola@faro.example' }, distributorName: 'Faro' },
      EMAIL,
      bench.clock,
    ),
    await sendTestWebhook(endpoint, bench.clock),
  ];
  const stopping = notifier.stop();
  await receiver.close();
  await stopping;
  mailer.close();
  await smtp.close();

  const reasons = [...bench.outbox.messages.values()].map(({ reason }) => reason);
  expect(reasons.slice(0, 2)).toEqual([`SMTP: ${status} to RCPT TO`, 'HTTP 500']);
  expect(new Set(bench.reports.map(([event]) => event)).size).toBeGreaterThanOrEqual(2);
  expect(trials.map(({ isDelivered }) => isDelivered)).toEqual([false, false]);
  expect(JSON.stringify([bench.reports, reasons, trials, [...bench.outbox.off], mailer.description])).not.toContain(
    MARK,
  );
});
