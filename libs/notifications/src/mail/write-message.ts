import { defined } from '@cotiza/kernel';
import MimeNode from 'nodemailer/lib/mime-node';
import { encode, wrap } from 'nodemailer/lib/qp';
import type { Mail } from './mail';

/** Marks the e-mail as automatic, to prevent automatic replies. Source: RFC 3834, 5; MS-OXCMAIL for the second. */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/** A message as it is sent, with its envelope: nodemailer's options for every mailer. */
export interface WrittenMessage {
  readonly envelope: { readonly from: string; readonly to: string[] };
  readonly raw: Buffer;
}

/**
 * Writes an e-mail in RFC 5322 format. nodemailer encodes the header and the texts; its composer is left out, because it joins them
 * through a stream for each. Addresses are objects, which nodemailer does not parse.
 */
export function writeMessage(mail: Mail): WrittenMessage {
  const root = new MimeNode('multipart/alternative');
  root.setHeader({
    ...AUTOMATIC,
    From: { name: mail.from.name, address: mail.from.address },
    To: { name: '', address: mail.to },
    Subject: mail.subject,
    'Message-ID': mail.messageId,
    Date: mail.date.toUTCString().replace('GMT', '+0000'),
  });
  const header = root.buildHeaders();
  const delimiter = `\r\n--${defined(root.boundary || undefined, 'boundary of the parts')}`;
  const parts = [partOf('plain', mail.text), partOf('html', mail.html)].map((part) => `${delimiter}\r\n${part}`);
  const { from, to } = root.getEnvelope();
  const envelope = { from: defined(from || undefined, 'sender of the envelope'), to };
  return { envelope, raw: Buffer.from(`${header}\r\n${parts.join('')}${delimiter}--\r\n`) };
}

/** Spanish is mostly ASCII, for which quoted-printable is the shorter encoding. */
const partOf = (type: 'plain' | 'html', text: string): string =>
  [
    `Content-Type: text/${type}; charset=utf-8`,
    'Content-Transfer-Encoding: quoted-printable',
    '',
    wrap(encode(text.replace(/\r?\n/g, '\r\n'))),
  ].join('\r\n');
