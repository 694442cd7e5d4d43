import { randomFillSync } from 'node:crypto';

/** Bytes drawn from the system at once: a draw costs much more than a copy. */
const POOL_BYTES = 4096;

/**
 * A source of cryptographically strong random bytes for small draws. Every byte is handed out once, and wiped when it is.
 *
 * @returns a function that gives `count` bytes, at most the size of the pool
 */
export function randomPool(): (count: number) => Uint8Array {
  const pool = new Uint8Array(POOL_BYTES);
  let next = POOL_BYTES;
  return (count) => {
    if (next + count > POOL_BYTES) {
      randomFillSync(pool);
      next = 0;
    }
    const bytes = pool.slice(next, next + count);
    pool.fill(0, next, next + count);
    next += count;
    return bytes;
  };
}

/** Bytes of a token: nobody guesses 128 bits. */
const TOKEN_BYTES = 16;

/** A text of 22 characters that nobody guesses, fit for an address. */
export const newToken = (randomBytes: (count: number) => Uint8Array): string =>
  Buffer.from(randomBytes(TOKEN_BYTES)).toString('base64url');
