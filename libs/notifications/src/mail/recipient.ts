import { domainToASCII } from 'node:url';
import { defined } from '@cotiza/kernel';

/** A folded field continues in lines that begin with a blank (RFC 5322, 2.2.3). */
const TO_FIELD = /^To:((?:[^\r\n]|\r?\n[ \t])*)/im;
const END_OF_HEAD = /\r?\n\r?\n/;

/** Returns the recipient of an e-mail that this service wrote: one address, without a name. */
export function recipientIn(message: string): string | undefined {
  const head = defined(message.split(END_OF_HEAD, 1)[0], 'head of the e-mail');
  const field = TO_FIELD.exec(head)?.[1]?.replace(/\r?\n/g, '').trim();
  return field?.replace(/^<(.*)>$/, '$1');
}

/** Returns true when two addresses are equal apart from capitals, surrounding blanks and the form of the domain. */
export const sameRecipient = (one: string, other: string): boolean => plain(one) === plain(other);

function plain(address: string): string {
  const text = address.trim().toLowerCase();
  const at = text.lastIndexOf('@');
  return `${text.slice(0, at)}@${domainToASCII(text.slice(at + 1))}`;
}
