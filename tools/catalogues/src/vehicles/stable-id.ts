import { createHash } from 'node:crypto';

/** Crockford's base 32: no I, L, O or U, so that an id read out loud is not mistaken. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Fifty bits: the chance that two of a hundred thousand versions meet is one in two hundred thousand, and then the build fails. */
const HASH_CHARACTERS = 10;

/** Bits of the hash that the characters do not hold. */
const UNUSED_BITS = 256n - 5n * BigInt(HASH_CHARACTERS);

/** Two different things whose ids are the same. */
export class IdCollisionError extends Error {
  override readonly name = 'IdCollisionError';
}

/** Normalises a text for comparison: case, accents, repeated spaces and hyphens make no difference. */
export function identityOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}.+#]+/gu, ' ')
    .trim();
}

/** Returns the identity of a text without its spaces. */
export function unspaced(text: string): string {
  return identityOf(text).replaceAll(' ', '');
}

/**
 * Gives ids that depend on nothing but what they name, and so stay the same whatever else is in the catalogue.
 *
 * @throws IdCollisionError from `idOf` when two keys share an id
 */
export class IdRegister {
  private readonly keys = new Map<string, string>();

  /** @param prefix two letters: the line and the kind of thing */
  idOf(prefix: string, key: string): string {
    const hash = createHash('sha256').update(key).digest('hex');
    const id = prefix + base32(BigInt(`0x${hash}`) >> UNUSED_BITS);
    const holder = this.keys.get(id) ?? key;
    if (holder !== key) throw new IdCollisionError(`"${holder}" and "${key}" have the same id ${id}`);
    this.keys.set(id, key);
    return id;
  }
}

function base32(value: bigint): string {
  let text = '';
  for (let rest = value, i = 0; i < HASH_CHARACTERS; i++, rest >>= 5n)
    text = ALPHABET.charAt(Number(rest & 31n)) + text;
  return text;
}
