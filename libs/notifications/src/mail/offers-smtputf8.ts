import type { Options } from 'nodemailer/lib/smtp-connection';

/**
 * Asks a server whether it takes addresses with letters beyond ASCII before the at-sign (SMTPUTF8, RFC 6531). nodemailer would
 * send to them without the extension.
 */
export async function offersSmtpUtf8(options: Options): Promise<boolean> {
  const { default: SMTPConnection } = await import('nodemailer/lib/smtp-connection');
  const connection = new SMTPConnection(options);
  return new Promise<boolean>((resolve, reject) => {
    connection.once('error', reject);
    connection.connect(() => resolve(/[ -]SMTPUTF8\b/i.test(String(connection.lastServerResponse))));
  }).finally(() => connection.close());
}
