import { createServer } from 'node:net';
import { manualClock, systemClock } from '@cotiza/kernel';
import { archivedQuote, TEST_TOKEN, TEST_INSTANT, TEST_REFERENCE } from '@cotiza/quoting/testing';
import type { SMTPServerOptions } from 'smtp-server';
import { smtpReceiver, until, type SmtpReceiver } from '../testing';
import { testComposer } from '../testing/letters.builder';
import type { Mailer } from './mail';
import { smtpMailer } from './smtp.mailer';

const compose = testComposer();
const MAIL = compose(archivedQuote(), TEST_TOKEN);

/** Makes smtp-server answer with a status. */
const answering = (status: number, text = 'Zxmarca <martin.ficticio@example.com>') =>
  Object.assign(new Error(text), { responseCode: status });

/** Refuses an e-mail at a step of SMTP. */
const REFUSING = {
  to: (error: Error): SMTPServerOptions => ({ onRcptTo: (_address, _session, done) => done(error) }),
  from: (error: Error): SMTPServerOptions => ({ onMailFrom: (_address, _session, done) => done(error) }),
  content: (error: Error): SMTPServerOptions => ({
    onData: (stream, _session, done) => stream.resume().on('end', () => done(error)),
  }),
};

describe('e-mail over SMTP', () => {
  let receiver: SmtpReceiver;
  let mailer: Mailer;
  const listen = async (options: SMTPServerOptions = {}, query = '', change = (url: string) => url) => {
    receiver = await smtpReceiver(options);
    mailer = smtpMailer(change(receiver.url) + query, systemClock());
  };
  afterEach(async () => {
    mailer.close();
    await receiver.close();
  });

  it('arrives in an envelope of one sender and one recipient', async () => {
    await listen();
    expect(await mailer.send(MAIL)).toEqual({ kind: 'delivered' });
    expect(receiver.received).toHaveLength(1);
    expect(receiver.received[0]).toMatchObject({
      from: 'hola@correduria-faro.example',
      to: ['martin.ficticio@example.com'],
    });
    expect(receiver.received[0]!.source).toContain(`Message-ID: <${TEST_REFERENCE}@correduria-faro.example>`);
  });

  it('goes over few connections, which are kept', async () => {
    let connections = 0;
    await listen(
      {
        onConnect: (_session, done) => {
          connections += 1;
          done();
        },
      },
      '?maxConnections=2',
    );
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => mailer.send(MAIL)));
    expect(new Set(outcomes.map(({ kind }) => kind))).toEqual(new Set(['delivered']));
    expect([receiver.received.length, connections, mailer.concurrency]).toEqual([20, 2, 2]);
  });

  it.each<[string, keyof typeof REFUSING, number, string | undefined, string]>([
    ['an unknown recipient', 'to', 550, '5.1.1 no <martin.ficticio@example.com>', 'refused SMTP: 550 5.1.1 to RCPT TO'],
    ['a full mailbox', 'to', 552, undefined, 'refused SMTP: 552 to RCPT TO'],
    ['a recipient to be asked for later', 'to', 451, undefined, 'failed SMTP: 451 to RCPT TO'],
    ['a server that does not relay', 'to', 554, '5.7.1 relay denied', 'failed SMTP: 554 5.7.1 to RCPT TO'],
    ['a server that wants a login', 'to', 530, undefined, 'failed SMTP: 530 to RCPT TO'],
    ['a sender that is not wanted', 'from', 550, undefined, 'failed SMTP: 550 to MAIL FROM'],
    ['content that is not wanted', 'content', 554, undefined, 'refused SMTP: 554 to DATA'],
    ['content that is not wanted now', 'content', 421, undefined, 'failed SMTP: 421 to DATA'],
  ])('tells %s', async (_name, step, status, text, outcome) => {
    await listen(REFUSING[step](answering(status, text)));
    expect(Object.values(await mailer.send(MAIL)).join(' ')).toBe(outcome);
  });

  it.each([
    ['josé@correo.example', 'josé@correo.example'],
    ['jose@correos-peñas.example', 'jose@xn--correos-peas-jhb.example'],
    ['josé@correos-peñas.example', 'josé@correos-peñas.example'],
  ])('reaches %s at a server that takes such addresses', async (to, received) => {
    await listen();
    expect(await mailer.send({ ...MAIL, to })).toEqual({ kind: 'delivered' });
    expect(receiver.received[0]?.source).toContain(`\r\nTo: ${received}\r\n`);
  });

  it('reaches a domain beyond ASCII anywhere, and refuses what needs SMTPUTF8 where it is not offered', async () => {
    await listen({ hideSMTPUTF8: true });
    expect(await mailer.send({ ...MAIL, to: 'josé@correo.example' })).toEqual({
      kind: 'refused',
      reason: expect.stringContaining('does not offer SMTPUTF8') as string,
    });
    expect(await mailer.send({ ...MAIL, to: 'jose@correos-peñas.example' })).toEqual({ kind: 'delivered' });
    expect(receiver.received).toHaveLength(1);
  });

  it('leaves a login that fails for later, and says nothing of it', async () => {
    await listen({ authOptional: false, onAuth: (_auth, _session, done) => done(answering(535)) }, '', (url) =>
      url.replace('//', '//ana:Zxmarca@'),
    );
    const outcome = await mailer.send(MAIL);
    expect(outcome.kind).toBe('failed');
    expect(JSON.stringify(outcome)).not.toMatch(/Zxmarca|ficticio/);
    expect(mailer.description).toBe(`smtp://127.0.0.1:${receiver.port}`);
  });

  it('waits for a server that is not there', async () => {
    await listen();
    await receiver.close();
    expect(await mailer.send(MAIL)).toEqual({
      kind: 'failed',
      reason: 'SMTP: ECONNREFUSED',
    });
  });

  it('says nothing without TLS where TLS is required', async () => {
    await listen({}, '?requireTLS=true');
    expect(await mailer.send(MAIL)).toEqual({
      kind: 'failed',
      reason: expect.stringMatching(/^SMTP: no encryption with the server: it offers no encryption/) as string,
    });
    expect(receiver.received).toEqual([]);
  });

  it.each([
    ['from the first byte', { secure: true, disabledCommands: [] }, 'smtps:'],
    ['where it is offered', { disabledCommands: [] }, 'smtp:'],
  ])('speaks TLS %s, with a server that proves who it is', async (_name, options, scheme) => {
    const change = (url: string) => url.replace('smtp:', scheme);
    await listen(options, '', change);
    expect(await mailer.send(MAIL)).toEqual({
      kind: 'failed',
      // The server has its own certificate, which has expired.
      reason: 'SMTP: no encryption with the server: its certificate has expired',
    });
    mailer.close();
    mailer = smtpMailer(`${change(receiver.url)}?tls.rejectUnauthorized=false`, systemClock());
    expect((await mailer.send(MAIL)).kind).toBe('delivered');
    expect(receiver.received).toHaveLength(1);
  });

  it.each([
    'a@b.es, c@d.es',
    'root@localhost.localdomain',
    'a@Printer.local',
    'a@mail.internal',
    'a%b.es@c.es',
    'b.es!a@c.es',
  ])('does not send to %s, which is no address or none of a public server', async (to) => {
    await listen();
    const outcome = await mailer.send({ ...MAIL, to });
    expect(outcome).toEqual({ kind: 'refused', reason: 'the address cannot be written to' });
    expect(receiver.received).toEqual([]);
  });
});

it('gives up on a server that never speaks, and closes the connection', async () => {
  let isOpen = false;
  const silent = createServer((socket) => {
    isOpen = true;
    socket.on('error', () => undefined).on('close', () => (isOpen = false));
  });
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const clock = manualClock(TEST_INSTANT);
  const mailer = smtpMailer(`smtp://127.0.0.1:${(silent.address() as { port: number }).port}`, clock);
  const sent = mailer.send(MAIL);
  await until(() => isOpen);
  clock.advance(120_000);
  expect(await sent).toEqual({ kind: 'failed', reason: 'SMTP: the server took too long' });
  await until(() => !isOpen);
  mailer.close();
  await new Promise((resolve) => silent.close(resolve));
});
