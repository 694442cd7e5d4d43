import { createHmac } from 'node:crypto';
import type { Person } from '../privacy/privacy';
import type { DataKey } from './data-key';

/** Bytes of a hash: with a million persons, two share one with a probability of 10^-27. */
const HASH_BYTES = 16;

/** Where a request body names people. */
export interface PeopleInBody {
  readonly holder: { readonly email: string; readonly document_id: string };
  readonly driver?: { readonly document_id?: string };
  readonly owner?: { readonly document_id?: string };
}

/** Everyone whom a request is about, as hashes one after the other. */
export function subjectHashes(key: DataKey, { holder, driver, owner }: PeopleInBody): Buffer {
  const documents = new Set<string>();
  for (const party of [holder, driver, owner]) if (party?.document_id) documents.add(plainDocument(party.document_id));
  return Buffer.concat([
    hash(key, `email ${plainEmail(holder.email)}`),
    ...Array.from(documents, (documentId) => hash(key, `document ${documentId}`)),
  ]);
}

/** The keyed hash under which a person is looked up. */
export function personHash(key: DataKey, person: Person): Buffer {
  return 'email' in person
    ? hash(key, `email ${plainEmail(person.email)}`)
    : hash(key, `document ${plainDocument(person.documentId)}`);
}

const hash = (key: DataKey, name: string): Buffer =>
  createHmac('sha256', key.hashing).update(name).digest().subarray(0, HASH_BYTES);

const plainEmail = (email: string) => email.trim().toLowerCase();
const plainDocument = (documentId: string) => documentId.replace(/[\s.-]/g, '').toUpperCase();
