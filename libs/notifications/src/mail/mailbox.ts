import { domainToASCII } from 'node:url';
import { EMAIL_DOMAIN_LABEL, EMAIL_LOCAL_PART } from '@cotiza/contract';

/** Who an e-mail is from. */
export interface Mailbox {
  /** Empty when only the address is known. */
  readonly name: string;
  readonly address: string;
}

const MAILBOX = /^(?:([^<>]*)<([^<>]*)>|([^<>]*))$/;

/** As the contract has it for customers, but that an operator's own domain may have no dot: RFC 5322 would let more be quoted. */
const ADDRESS = new RegExp(`^${EMAIL_LOCAL_PART}@${EMAIL_DOMAIN_LABEL}(?:\\.${EMAIL_DOMAIN_LABEL})*$`, 'u');

/** Source: RFC 5321, 4.5.3.1.3: a path of 256 octets, less its brackets. */
const ADDRESS_MAX_BYTES = 254;

/** Whether an e-mail can be addressed to a text: one mailbox, and nothing that a header or an SMTP command would take apart. */
export function isAddress(text: string): boolean {
  return ADDRESS.test(text) && Buffer.byteLength(text) <= ADDRESS_MAX_BYTES;
}

/**
 * Reads `address`, or `name <address>`.
 *
 * @throws RangeError when it is neither; the message does not quote it
 */
export function readMailbox(text: string): Mailbox {
  const [, name = '', bracketed, bare] = MAILBOX.exec(text.trim()) ?? [];
  const address = (bracketed ?? bare ?? '').trim();
  if (!isAddress(address) || /\p{C}/u.test(name)) throw new RangeError('no mailbox: an address, or a name <address>');
  return { name: name.trim(), address };
}

/** The domain of an address in ASCII, as identifiers are made of. */
export function domainOf(address: string): string {
  return domainToASCII(address.slice(address.lastIndexOf('@') + 1)) || 'localhost';
}
