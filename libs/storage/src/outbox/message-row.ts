import { traceHeaders, type Trace } from '@cotiza/kernel';
import type { NewMessage } from '@cotiza/messages';
import type { MessageRow } from '../database/quote-rows';
import type { Seals } from '../encryption/seals';
import { sealPayload } from './sealed-payload';

/**
 * A new message as it is kept, due at once.
 *
 * @param trace what gives rise to it, where that is known
 */
export const messageRow = (
  { id, kind, target, event, payload }: NewMessage,
  seals: Seals,
  now: number,
  trace?: Trace,
): MessageRow => ({
  id,
  kind,
  target,
  event,
  created_at: now,
  trace: trace ? traceHeaders(trace).traceparent : null,
  ...sealPayload(seals, id, payload),
});
