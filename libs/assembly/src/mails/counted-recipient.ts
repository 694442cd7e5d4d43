import { domainToASCII } from 'node:url';

/** Where dots in what stands before the @ mean nothing, and what else it is called. */
const GMAIL = /^(?:gmail|googlemail)\.com$/;

/**
 * A mailbox, however its address is written: letters of either case, a name of the domain in either alphabet, and what many
 * servers let everybody add to their own address (`ana+lo-que-sea@…`), for a limit that an address more would get around.
 */
export function countedMailbox(email: string): string {
  const written = email.trim().normalize('NFKC').toLowerCase();
  const at = written.lastIndexOf('@');
  const domain = domainToASCII(written.slice(at + 1)) || written.slice(at + 1);
  const [local] = written.slice(0, at).split('+', 1) as [string];
  return GMAIL.test(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}

/** An identity document, however it is written. */
export const countedDocument = (documentId: string): string =>
  documentId
    .normalize('NFKC')
    .replace(/[\s.-]/g, '')
    .toUpperCase();
