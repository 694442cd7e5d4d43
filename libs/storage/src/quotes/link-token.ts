import { createHash } from 'node:crypto';

/** Longest token that is looked up: those that are given out have 43 characters. */
const LONGEST_TOKEN = 200;

/** Returns the hash by which a purchase link is found. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Returns false for a text that is never a token. */
export const couldBeToken = (token: unknown): token is string =>
  typeof token === 'string' && token !== '' && token.length <= LONGEST_TOKEN;
