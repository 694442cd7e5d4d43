import { createHash } from 'node:crypto';

/** Longest token that is looked up: those that are given out have 43 characters. */
const LONGEST_TOKEN = 200;

export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

export const couldBeToken = (token: unknown): token is string =>
  typeof token === 'string' && token !== '' && token.length <= LONGEST_TOKEN;
