import { domainToASCII } from 'node:url';

/** Domains that ignore dots before the @. */
const GMAIL = /^(?:gmail|googlemail)\.com$/;

/**
 * Returns the mailbox of an address, so that another spelling gets around no limit: letters of either case, a domain in either
 * alphabet, and the suffix that many servers ignore (`ana+lo-que-sea@…`).
 */
export function countedMailbox(email: string): string {
  const written = email.trim().normalize('NFKC').toLowerCase();
  const at = written.lastIndexOf('@');
  const domain = domainToASCII(written.slice(at + 1)) || written.slice(at + 1);
  const [local] = written.slice(0, at).split('+', 1) as [string];
  return GMAIL.test(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}

/** Returns an identity document without blanks, dots and dashes, in capital letters. */
export const countedDocument = (documentId: string): string =>
  documentId
    .normalize('NFKC')
    .replace(/[\s.-]/g, '')
    .toUpperCase();
