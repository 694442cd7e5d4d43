import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Before every key of a caller or an operator, so that whoever finds one knows what it is. */
const PREFIX = 'cotiza_';
/** 256 bits: nobody guesses it, so that its hash needs no salt and no stretching. */
const KEY_BYTES = 32;

/** A new key, to be told to whoever it is for and to nobody else. */
export const newKey = (): string => PREFIX + randomBytes(KEY_BYTES).toString('base64url');

/** What is kept in the place of a key. */
export const digestOf = (key: string): Buffer => createHash('sha256').update(key).digest();

const HASH_PREFIX = 'sha256:';

/** The same as the operator's files and settings have it: `sha256:` and 64 hexadecimal digits. */
export const keyHash = (key: string): string => HASH_PREFIX + digestOf(key).toString('hex');

/** What is kept in the place of a key, of a text that `keyHash` made. */
export const digestIn = (hash: string): Buffer => Buffer.from(hash.slice(HASH_PREFIX.length), 'hex');

/** Whose key it is. All are compared, whichever it is, so that the time it takes tells nothing. */
export function holderOf<Holder extends { readonly digest: Buffer }>(
  key: string,
  holders: readonly Holder[],
): Holder | undefined {
  const digest = digestOf(key);
  let known: Holder | undefined;
  for (const holder of holders) if (timingSafeEqual(digest, holder.digest)) known = holder;
  return known;
}
