import type { NewMessage } from '@cotiza/quoting';
import type { MessageRow } from '../database/quote-rows';
import type { Seals } from '../encryption/seals';
import { sealPayload } from './sealed-payload';

/** A new message as it is kept, due at once. */
export const messageRow = (
  { id, kind, target, event, payload }: NewMessage,
  seals: Seals,
  now: number,
): MessageRow => ({
  id,
  kind,
  target,
  event,
  created_at: now,
  ...sealPayload(seals, id, payload),
});
