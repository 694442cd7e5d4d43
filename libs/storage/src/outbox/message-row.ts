import type { NewMessage } from '@cotiza/quoting';
import type { MessageRow } from '../database/quote-rows';
import { payloadPlace, type Seals } from '../encryption/seals';

/** A new message as it is kept, due at once. */
export function messageRow({ id, kind, target, event, payload }: NewMessage, seals: Seals, now: number): MessageRow {
  const sealed = seals.seal(payloadPlace(id), payload);
  return { id, kind, target, event, created_at: now, key_id: sealed.keyId, payload: sealed.bytes };
}
