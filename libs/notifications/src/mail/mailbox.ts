import { domainToASCII } from 'node:url';
import { EMAIL_DOMAIN_LABEL, EMAIL_LOCAL_PART } from '@cotiza/contract';

/** The sender of an e-mail. */
export interface Mailbox {
  /** Empty when only the address is known. */
  readonly name: string;
  readonly address: string;
}

const MAILBOX = /^(?:([^<>]*)<([^<>]*)>|([^<>]*))$/;

/** The contract's rule for customers, but the domain may have no dot. Quoted parts of RFC 5322 are not accepted. */
const ADDRESS = new RegExp(`^${EMAIL_LOCAL_PART}@${EMAIL_DOMAIN_LABEL}(?:\\.${EMAIL_DOMAIN_LABEL})*$`, 'u');

/** Source: RFC 5321, 4.5.3.1.3: a path of 256 octets, less its brackets. */
const ADDRESS_MAX_BYTES = 254;

/** Returns true for the address of one mailbox, without characters that a header or an SMTP command would split. */
export function isAddress(text: string): boolean {
  return ADDRESS.test(text) && Buffer.byteLength(text) <= ADDRESS_MAX_BYTES;
}

/** Ends of domains that no public mail server has. Sources: RFC 6761, RFC 6762, RFC 8375, ICANN on `internal`. */
const NOT_PUBLIC = /[@.](?:localhost|localdomain|local|internal|lan|home\.arpa|invalid|onion)$/i;

/** Signs by which old servers pass an e-mail on to another one. */
const ROUTED = /[%!].*@/;

/** Returns true for an address that e-mail is sent to: not one inside this network, nor one that makes its server a relay. */
export const isPublicAddress = (address: string): boolean =>
  isAddress(address) && !NOT_PUBLIC.test(address) && !ROUTED.test(address);

/**
 * Parses `address`, or `name <address>`.
 *
 * @throws RangeError for any other text; the message does not quote it
 */
export function readMailbox(text: string): Mailbox {
  const [, name = '', bracketed, bare] = MAILBOX.exec(text.trim()) ?? [];
  const address = (bracketed ?? bare ?? '').trim();
  if (!isAddress(address) || /\p{C}/u.test(name)) throw new RangeError('no mailbox: an address, or a name <address>');
  return { name: name.trim(), address };
}

/** Returns the domain of an address in ASCII, for identifiers. */
export function domainOf(address: string): string {
  return domainToASCII(address.slice(address.lastIndexOf('@') + 1)) || 'localhost';
}
