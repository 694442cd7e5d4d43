import { randomFillSync } from 'node:crypto';

export const NONCE_BYTES = 12;
/** Drawn from the system at once: a draw costs much more than a copy. */
const POOL_BYTES = NONCE_BYTES * 512;

const pool = Buffer.alloc(POOL_BYTES);
let next = POOL_BYTES;

/** Writes a random 96-bit nonce at the beginning of a buffer. None is given twice. */
export function writeNonce(target: Buffer): void {
  if (next === POOL_BYTES) {
    randomFillSync(pool);
    next = 0;
  }
  pool.copy(target, 0, next, next + NONCE_BYTES);
  next += NONCE_BYTES;
}
