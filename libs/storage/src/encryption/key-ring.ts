import { defined } from '@cotiza/kernel';
import type { DataKey } from './data-key';
import { open, seal, type Sealed } from './cipher';

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

export function findIn(keys: readonly DataKey[], id: string): DataKey {
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
