import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { defined, pooledBytes } from '@cotiza/kernel';
import { syncPath } from '../sync-path';
import { type DataKey, generateDataKey, parseDataKeys } from './data-key';

export interface KeyRing {
  /** The key that protects what is written now. */
  current(): DataKey;
  /** The current key first. */
  all(): readonly DataKey[];
  /** @throws UnknownDataKey when this process does not have it */
  find(id: string): DataKey;
  /**
   * Makes another key the current one, where keys are made here, and forgets those that protect nothing. Where keys are
   * given, the first of them is current already.
   *
   * @param inUse ids of the keys that still protect something
   */
  renew(inUse: ReadonlySet<string>): void;
}

export class UnknownDataKey extends Error {
  override readonly name = 'UnknownDataKey';
  constructor(readonly keyId: string) {
    super(`data is protected by key ${keyId}, which this process was not given`);
  }
}

export function givenKeyRing(keys: readonly DataKey[]): KeyRing {
  return {
    current: () => defined(keys[0], 'key in the environment'),
    all: () => keys,
    find: (id) => findIn(keys, id),
    renew: () => undefined,
  };
}

function findIn(keys: readonly DataKey[], id: string): DataKey {
  const found = keys.find((key) => key.id === id);
  if (!found) throw new UnknownDataKey(id);
  return found;
}

/** Places where something is kept encrypted: part of what is authenticated, so they never change. */
export const bodyPlace = (reference: string): string => `quotes.body ${reference}`;
export const latePlace = (reference: string, pending: number): string => `late_answers.body ${reference} ${pending}`;
export const payloadPlace = (messageId: string): string => `outbox.payload ${messageId}`;
export const draftPlace = (id: string): string => `quote_drafts.body ${id}`;
export const secretPlace = (keyId: string): string => `data_keys.secret ${keyId}`;

/** Encrypts with the current key, and opens what any known key has encrypted. */
export interface Seals {
  seal(place: string, content: string | Buffer): Sealed;
  /** @throws UnknownDataKey, SealBroken */
  open(place: string, sealed: Sealed): string;
}

export const sealsOf = (ring: KeyRing): Seals => ({
  seal: (place, content) => seal(ring.current(), place, content),
  open: (place, sealed) => open(ring.find(sealed.keyId), place, sealed),
});

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

/** Longest use of a key after another process has made a new one, in milliseconds. */
const LOOK_EVERY_MS = 1000;

/** Only the account that the service runs under may read it. */
const OWNER_ONLY = 0o600;

/**
 * Keys in a file, one a line, the current one first. A running service takes up a key that an operator's tool makes.
 *
 * @param now milliseconds since the epoch
 * @throws RangeError when the file holds anything else
 */
export function fileKeyRing(path: string, now: () => number): KeyRing {
  let keys: readonly DataKey[] = [];
  let version: string | undefined;
  let lookedAt = 0;

  const load = (): void => {
    version = versionOf(path);
    keys = parseDataKeys((readKeyFile(path) ?? []).join(','));
    lookedAt = now();
  };
  const look = (): void => {
    if (Math.abs(now() - lookedAt) < LOOK_EVERY_MS) return;
    lookedAt = now();
    const found = versionOf(path);
    if (found !== undefined && found !== version) load();
  };

  load();
  return {
    current: () => {
      look();
      return defined(keys[0], 'key in the file');
    },
    all: () => {
      look();
      return keys;
    },
    find: (id) => {
      try {
        return findIn(keys, id);
      } catch (error) {
        if (!(error instanceof UnknownDataKey)) throw error;
        load();
        return findIn(keys, id);
      }
    },
    renew: (inUse) => {
      // Another process may have made one since: it is the current one, and nothing may need it yet.
      load();
      const kept = keys.filter((key, index) => index === 0 || inUse.has(key.id)).map(({ id }) => id);
      const texts = (readKeyFile(path) ?? []).filter((text) => parseDataKeys(text).some(({ id }) => kept.includes(id)));
      renameSync(writeBeside(path, [generateDataKey(), ...texts]), path);
      syncPath(dirname(path));
      load();
    },
  };
}

export function readKeyFile(path: string): string[] | undefined {
  try {
    return readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Makes the file with one key, unless another process is quicker. */
export function makeKeyFile(path: string, key: string): void {
  const draft = writeBeside(path, [key]);
  try {
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    unlinkSync(draft);
  }
  syncPath(dirname(path));
}

/** Changes with each change of the file; undefined while there is none. */
function versionOf(path: string): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  return found && `${found.ino} ${found.mtimeMs}`;
}

function writeBeside(path: string, keys: readonly string[]): string {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, keys.map((key) => `${key}\n`).join(''), { flag: 'wx', mode: OWNER_ONLY, flush: true });
  return draft;
}
