import { open, seal, type Sealed } from './cipher';
import type { KeyRing } from './key-ring';

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
