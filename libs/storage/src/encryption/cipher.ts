import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
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

/** Random bytes for the next nonces: the system gives many as fast as a few. */
let nonces = Buffer.alloc(0);

function newNonce(): Buffer {
  if (nonces.length === 0) nonces = randomBytes(256 * NONCE_BYTES);
  const nonce = nonces.subarray(0, NONCE_BYTES);
  nonces = nonces.subarray(NONCE_BYTES);
  return nonce;
}

/**
 * @param content a text, or its bytes in UTF-8
 * @param place where it is kept, such as `quotes.body COT-0123456789`: nowhere else will it open, so that rows cannot be
 *   exchanged
 */
export function seal(key: DataKey, place: string, content: string | Buffer): Sealed {
  const nonce = newNonce();
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
