import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { pooledBytes } from '@cotiza/kernel';
import type { DataKey } from './data-key';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A text that only its key makes readable again. The parts are kept apart: joining them would copy the text once more. */
export interface Sealed {
  readonly keyId: string;
  /** Nonce and tag. */
  readonly seal: Buffer;
  readonly ciphertext: Buffer;
}

const nonces = pooledBytes(randomBytes);

/**
 * @param content a text, or its bytes in UTF-8
 * @param place where it is kept, such as `quotes.body COT-0123456789`: nowhere else will it open, so that rows cannot be
 *   exchanged
 */
export function seal(key: DataKey, place: string, content: string | Buffer): Sealed {
  const nonce = nonces(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key.encryption, nonce);
  cipher.setAAD(Buffer.from(place));
  const ciphertext = typeof content === 'string' ? cipher.update(content, 'utf8') : cipher.update(content);
  cipher.final();
  return { keyId: key.id, seal: Buffer.concat([nonce, cipher.getAuthTag()]), ciphertext };
}

/** Returns what `seal` was given. @throws SealBroken when it was changed, moved to another place, or sealed with another key */
export function open(key: DataKey, place: string, { seal: joined, ciphertext }: Sealed): string {
  if (joined.length !== NONCE_BYTES + TAG_BYTES) throw new SealBroken(place);
  const decipher = createDecipheriv(ALGORITHM, key.encryption, joined.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(place));
  decipher.setAuthTag(joined.subarray(NONCE_BYTES));
  const opened = decipher.update(ciphertext);
  try {
    decipher.final();
  } catch {
    throw new SealBroken(place);
  }
  return opened.toString('utf8');
}

/** The ciphertext has been changed or moved, or belongs to another key. */
export class SealBroken extends Error {
  override readonly name = 'SealBroken';
  constructor(place: string) {
    super(`what is kept at ${place} has been changed, or belongs to another key`);
  }
}
