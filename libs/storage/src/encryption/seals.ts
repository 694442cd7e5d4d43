import { open, seal } from './cipher';
import type { KeyRing } from './key-ring';

/** What is kept encrypted, and under which key. */
export interface Sealed {
  readonly keyId: string;
  readonly bytes: Buffer;
}

/** Places where something is kept encrypted: part of what is authenticated, so they never change. */
export const bodyPlace = (reference: string): string => `quotes.body ${reference}`;
export const payloadPlace = (messageId: string): string => `outbox.payload ${messageId}`;
export const secretPlace = (keyId: string): string => `data_keys.secret ${keyId}`;

/** Encrypts with the current key, and opens what any known key has encrypted. */
export interface Seals {
  seal(place: string, text: string): Sealed;
  /** @throws UnknownDataKey, SealBroken */
  open(place: string, sealed: Sealed): string;
}

export function sealsOf(ring: KeyRing): Seals {
  return {
    seal: (place, text) => {
      const key = ring.current();
      return { keyId: key.id, bytes: seal(key, place, text) };
    },
    open: (place, { keyId, bytes }) => open(ring.find(keyId), place, bytes),
  };
}
