const POOL_BYTES = 4096;

/**
 * Returns a source of bytes that asks another for many at a time: a system gives many random bytes as fast as a few. None is given
 * twice.
 *
 * @param source returns as many bytes as it is asked for
 */
export function pooledBytes(source: (count: number) => Uint8Array): (count: number) => Uint8Array {
  let left = new Uint8Array(0);
  return (count) => {
    if (left.length < count) left = Uint8Array.from(source(Math.max(count, POOL_BYTES)));
    const given = left.subarray(0, count);
    left = left.subarray(count);
    return given;
  };
}

/** Crockford's base 32: no I, L, O or U, so that a reference read out loud is not mistaken. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;

/** The shape of a quote's reference: `COT-` and ten Crockford base-32 characters, 50 random bits. */
export const REFERENCE_PATTERN = /^COT-[0-9A-HJKMNP-TV-Z]{10}$/;

/**
 * A new quote reference.
 *
 * @param randomBytes a source of cryptographically strong random bytes, at least ten a call
 */
export function newReference(randomBytes: (count: number) => Uint8Array): string {
  let reference = 'COT-';
  for (const byte of randomBytes(LENGTH).subarray(0, LENGTH)) reference += ALPHABET.charAt(byte & 31);
  return reference;
}
