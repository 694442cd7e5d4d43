import { createHmac, hkdfSync } from 'node:crypto';

const KEY_BYTES = 32;
/** Separates this key from others that are derived from the secret. */
const PURPOSE = 'links of drafts';

/** Crockford's alphabet: nothing in it is taken for something else when it is read out. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_CHARS = 6;

/** Tokens and codes that follow from the secret of a database, the same in all its processes, so that none is kept. */
export interface DraftSecrets {
  /** 256 bits in base64url. */
  tokenOf(id: string): string;
  /** Six characters, 30 bits. */
  codeOf(id: string): string;
  csrfOf(browserKey: string): string;
  offersTokenOf(id: string, version: number): string;
}

export function draftSecrets(secret: Buffer): DraftSecrets {
  const key = Buffer.from(hkdfSync('sha256', secret, '', PURPOSE, KEY_BYTES));
  const hash = (text: string) => createHmac('sha256', key).update(text).digest();
  const token = (text: string) => hash(text).toString('base64url');
  return {
    tokenOf: (id) => token(`link ${id}`),
    codeOf: (id) => codeFrom(hash(`code ${id}`).subarray(0, CODE_CHARS)),
    csrfOf: (browserKey) => token(`csrf ${browserKey}`),
    offersTokenOf: (id, version) => token(`offers ${id} ${version}`),
  };
}

/** Returns a code with a character for each byte. */
export const codeFrom = (bytes: Uint8Array): string => [...bytes].map((byte) => ALPHABET[byte % 32]).join('');

/** Returns a code as people read it: `7KQ-42M`. */
export const shownCode = (code: string): string => `${code.slice(0, CODE_CHARS / 2)}-${code.slice(CODE_CHARS / 2)}`;

/** Reads a code as people type it: with spaces, in lower case, with the letters that look like digits. */
export const typedCode = (text: string): string =>
  text.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
