import { randomFillSync } from 'node:crypto';

export const NONCE_BYTES = 12;
/** Drawn from the system at once: a draw costs much more than a copy. */
const POOL_BYTES = NONCE_BYTES * 512;

const pool = Buffer.alloc(POOL_BYTES);
let next = POOL_BYTES;

/** A random 96-bit nonce. None is given twice. */
export function newNonce(): Buffer {
  if (next === POOL_BYTES) {
    randomFillSync(pool);
    next = 0;
  }
  const nonce = Buffer.allocUnsafe(NONCE_BYTES);
  pool.copy(nonce, 0, next, (next += NONCE_BYTES));
  return nonce;
}
