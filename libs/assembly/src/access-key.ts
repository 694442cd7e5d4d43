import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** The first characters of every key of a caller or an operator, so that a lost one can be recognised. */
const PREFIX = 'cotiza_';
/** 256 bits cannot be guessed, so that the hash needs no salt and no stretching. */
const KEY_BYTES = 32;

export const newKey = (): string => PREFIX + randomBytes(KEY_BYTES).toString('base64url');

/** Returns the digest that is kept in the place of a key. */
export const digestOf = (key: string): Buffer => createHash('sha256').update(key).digest();

const HASH_PREFIX = 'sha256:';

/** Returns the digest as the operator's files and settings have it: `sha256:` and 64 hexadecimal digits. */
export const keyHash = (key: string): string => HASH_PREFIX + digestOf(key).toString('hex');

/** Returns the digest in a text that `keyHash` made. */
export const digestIn = (hash: string): Buffer => Buffer.from(hash.slice(HASH_PREFIX.length), 'hex');

/** Finds the holder of a key. All are compared in every case, so that the time it takes reveals nothing. */
export function holderOf<Holder extends { readonly digest: Buffer }>(key: string, holders: readonly Holder[]) {
  const digest = digestOf(key);
  let known: Holder | undefined;
  for (const holder of holders) if (timingSafeEqual(digest, holder.digest)) known = holder;
  return known;
}
