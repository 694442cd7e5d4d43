import { withDeadline, type Clock } from '@cotiza/kernel';
import { NO_ADDRESS, type Mailer, type MailOutcome } from './mail';
import { isPublicAddress } from './mailbox';
import { smtpFailure } from './smtp-failure';
import { readSmtpUrl } from './smtp-server-address';
import type { Options } from 'nodemailer/lib/smtp-connection';

/**
 * Timeouts in milliseconds. Many servers check a message before they answer, so the allowed silence is long; the whole
 * attempt, with its connection, still ends before the next could begin.
 */
const TIMEOUTS = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 15_000, socketTimeout: 60_000 };
const LONGEST_ATTEMPT_MS = 120_000;

/** An address that only a server with SMTPUTF8 takes. A domain beyond ASCII goes as punycode, which nodemailer sees to. */
const NEEDS_UTF8 = /[^\0-\x7f].*@/;
const NO_UTF8: MailOutcome = {
  kind: 'refused',
  reason: 'SMTP: the server does not offer SMTPUTF8, which the letters before the @ of this address need',
};

/** Messages over one connection before it is replaced. */
const MESSAGES_PER_CONNECTION = 1000;

/**
 * Sends over SMTP through persistent connections.
 *
 * @param url an `SMTP_URL`, see `readSmtpUrl`
 * @throws SmtpUrlError
 */
export function smtpMailer(url: string, clock: Clock): Mailer {
  const server = readSmtpUrl(url);
  // No logger: the client would log addresses.
  const options = { ...server, ...TIMEOUTS };
  const open = async () => {
    const [{ createTransport }, { writeMessage }] = await Promise.all([
      import('nodemailer'),
      import('./write-message.js'),
    ]);
    return {
      writeMessage,
      transport: createTransport({ ...options, pool: true, maxMessages: MESSAGES_PER_CONNECTION }),
    };
  };
  let opened: ReturnType<typeof open> | undefined;
  return {
    description: `${server.secure ? 'smtps' : 'smtp'}://${server.host}:${server.port}`,
    concurrency: server.maxConnections,
    send: async (mail): Promise<MailOutcome> => {
      if (!isPublicAddress(mail.to)) return NO_ADDRESS;
      try {
        if (NEEDS_UTF8.test(mail.to) && !(await offersSmtpUtf8(options))) return NO_UTF8;
        const { transport, writeMessage } = await (opened ??= open());
        const message = writeMessage(mail);
        await withDeadline(clock, LONGEST_ATTEMPT_MS, (signal) => transport.sendMail({ signal, ...message }));
        return { kind: 'delivered' };
      } catch (error) {
        return smtpFailure(error);
      }
    },
    close: () => void opened?.then(({ transport }) => transport.close()),
  };
}

/**
 * Asks a server whether it takes addresses with letters beyond ASCII before the at-sign (SMTPUTF8, RFC 6531). nodemailer would
 * send to them without the extension.
 */
async function offersSmtpUtf8(options: Options): Promise<boolean> {
  const { default: SMTPConnection } = await import('nodemailer/lib/smtp-connection');
  const connection = new SMTPConnection(options);
  return new Promise<boolean>((resolve, reject) => {
    connection.once('error', reject);
    connection.connect(() => resolve(/[ -]SMTPUTF8\b/i.test(String(connection.lastServerResponse))));
  }).finally(() => connection.close());
}
