import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mail';

/** Marks the e-mail as automatic, to prevent automatic replies. Source: RFC 3834, 5; MS-OXCMAIL for the second. */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/**
 * Converts an e-mail to nodemailer's options, for every mailer. Addresses are objects, which nodemailer does not parse, and
 * no option makes it read a file or a URL.
 */
export function messageFields(mail: Mail): SendMailOptions {
  return {
    from: { name: mail.from.name, address: mail.from.address },
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    // Spanish is mostly ASCII, for which quoted-printable is the shorter encoding.
    textEncoding: 'quoted-printable',
    messageId: mail.messageId,
    date: mail.date,
    headers: AUTOMATIC,
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
