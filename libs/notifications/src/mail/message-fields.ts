import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mail';

/** Nobody answers it, and nobody's automatic reply should. Source: RFC 3834, 5; MS-OXCMAIL for the second. */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/**
 * An e-mail as nodemailer takes it, the same for every way out. Addresses go in as objects, which are never parsed, and
 * nothing in it can make nodemailer read a file or an address.
 */
export function messageFields(mail: Mail): SendMailOptions {
  return {
    from: { name: mail.from.name, address: mail.from.address },
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    // Spanish is mostly Latin letters: nothing has to be counted to know that this is the shorter one.
    textEncoding: 'quoted-printable',
    messageId: mail.messageId,
    date: mail.date,
    headers: AUTOMATIC,
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
