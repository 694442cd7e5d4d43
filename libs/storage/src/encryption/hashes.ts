import { createHmac, createHash } from 'node:crypto';
import type { Person } from '../privacy/privacy';
import type { DataKey } from './data-key';

/** Bytes of a hash: with a million persons, two share one with a probability of 10^-27. */
const HASH_BYTES = 16;

export interface PeopleInBody {
  readonly holder: { readonly email?: string; readonly document_id?: string };
  readonly driver?: { readonly document_id?: string };
  readonly owner?: { readonly document_id?: string };
}

/** Everyone whom a request is about, as hashes one after the other. */
export function subjectHashes(key: DataKey, { holder, driver, owner }: PeopleInBody): Buffer {
  const names = holder.email === undefined ? [] : [emailName(holder.email)];
  for (const party of [holder, driver, owner]) {
    if (party?.document_id === undefined) continue;
    const name = documentName(party.document_id);
    if (!names.includes(name)) names.push(name);
  }
  const hashes = Buffer.allocUnsafe(names.length * HASH_BYTES);
  names.forEach((name, index) => hash(key, name).copy(hashes, index * HASH_BYTES, 0, HASH_BYTES));
  return hashes;
}

export const personHash = (key: DataKey, person: Person): Buffer =>
  hash(key, 'email' in person ? emailName(person.email) : documentName(person.documentId)).subarray(0, HASH_BYTES);

/** Returns a pseudonym of a text for counters. It can be neither inverted nor made without the key. */
export const pseudonymOf = (key: DataKey, text: string): string =>
  hash(key, `count ${text}`).toString('base64url', 0, HASH_BYTES);

const hash = (key: DataKey, name: string): Buffer => createHmac('sha256', key.hashing).update(name).digest();

const emailName = (email: string) => `email ${email.trim().toLowerCase()}`;
const documentName = (documentId: string) => `document ${documentId.replace(/[\s.-]/g, '').toUpperCase()}`;

/** Returns the hash by which the quotation of a link is found: the token itself is not kept. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();
