import { createCipheriv, createDecipheriv } from 'node:crypto';
import type { DataKey } from './data-key';
import { NONCE_BYTES, writeNonce } from './random-nonces';

const ALGORITHM = 'aes-256-gcm';
const TAG_BYTES = 16;
const HEAD_BYTES = NONCE_BYTES + TAG_BYTES;

/**
 * A text that only the key makes readable again: nonce, tag, ciphertext.
 *
 * @param place where it is kept, such as `quotes.body COT-0123456789`: nowhere else will it open, so that rows cannot be
 *   exchanged
 */
export function seal(key: DataKey, place: string, text: string): Buffer {
  const nonce = Buffer.allocUnsafe(NONCE_BYTES);
  writeNonce(nonce);
  const cipher = createCipheriv(ALGORITHM, key.encryption, nonce);
  cipher.setAAD(Buffer.from(place));
  const ciphertext = cipher.update(text, 'utf8');
  cipher.final();
  const sealed = Buffer.allocUnsafe(HEAD_BYTES + ciphertext.length);
  nonce.copy(sealed);
  cipher.getAuthTag().copy(sealed, NONCE_BYTES);
  ciphertext.copy(sealed, HEAD_BYTES);
  return sealed;
}

/** What `seal` was given. @throws SealBroken when it was changed, moved to another place, or sealed with another key */
export function open(key: DataKey, place: string, sealed: Buffer): string {
  if (sealed.length < HEAD_BYTES) throw new SealBroken(place);
  const decipher = createDecipheriv(ALGORITHM, key.encryption, sealed.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(place));
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, HEAD_BYTES));
  const text = decipher.update(sealed.subarray(HEAD_BYTES), undefined, 'utf8');
  try {
    return text + decipher.final('utf8');
  } catch {
    throw new SealBroken(place);
  }
}

/** What is kept is not what was kept, or the key is not the one that sealed it. */
export class SealBroken extends Error {
  override readonly name = 'SealBroken';
  constructor(place: string) {
    super(`what is kept at ${place} has been changed, or belongs to another key`);
  }
}
