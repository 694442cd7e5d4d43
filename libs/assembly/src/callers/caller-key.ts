import { createHash, randomBytes } from 'node:crypto';

/** Before every key, so that whoever finds one knows what it is. */
const PREFIX = 'cotiza_';
/** 256 bits: nobody guesses it, so that its hash needs no salt and no stretching. */
const KEY_BYTES = 32;

/** A new key of a caller, to be told to it and to nobody else. */
export const newCallerKey = (): string => PREFIX + randomBytes(KEY_BYTES).toString('base64url');

/** What is kept in the place of a key. */
export const digestOf = (key: string): Buffer => createHash('sha256').update(key).digest();

/** The same as `CALLERS_FILE` has it. */
export const keyHash = (key: string): string => `sha256:${digestOf(key).toString('hex')}`;
