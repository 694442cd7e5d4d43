import { createHash } from 'node:crypto';

/** 256 bits in base64url. */
const TOKEN = /^[\w-]{43}$/;

export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

export const couldBeToken = (token: unknown): token is string => typeof token === 'string' && TOKEN.test(token);
