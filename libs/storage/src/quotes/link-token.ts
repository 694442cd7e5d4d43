import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema';
import { tokenHash } from '../encryption/hashes';

/** 256 bits in base64url. */
const TOKEN = /^[\w-]{43}$/;

/** The quotation that a purchase link leads to, while the link works. */
export const behindLink = (db: Kysely<Schema>, token: string, now: number) =>
  db.selectFrom('quotes').where('link_token_hash', '=', tokenHash(token)).where('link_expires_at', '>', now);

export const couldBeToken = (token: unknown): token is string => typeof token === 'string' && TOKEN.test(token);
