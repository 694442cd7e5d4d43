import { traceHeaders, type Trace } from '@cotiza/kernel';
import type { NewMessage } from '@cotiza/quoting';
import type { Insertable, Kysely } from 'kysely';
import { chunksOf } from '../database/chunks';
import type { OutboxTable, Schema } from '../database/schema';
import type { Seals } from '../encryption/key-ring';
import { sealPayload } from './sealed-payload';

type NewRow = Insertable<OutboxTable>;

/** A message as it is first written, without the number of its quotation. */
export type MessageRow = Omit<NewRow, 'quote'>;

/** Returns the row of a new message, due at once unless it says otherwise. @param trace the trace that it belongs to, where there is one */
export const messageRow = (
  { id, kind, target, event, payload, notBefore, waitsFor }: NewMessage,
  seals: Seals,
  now: number,
  trace?: Trace,
): MessageRow => ({
  ...{ id, kind, target, event, state: 'pending', attempts: 0, due_at: notBefore ?? now, created_at: now },
  last_reason: waitsFor ?? null,
  trace: trace ? traceHeaders(trace).traceparent : null,
  ...sealPayload(seals, id, payload),
});

/** Adds messages, or has those with the same id that have not been tried say what these say, when these are due. */
export async function putOff(db: Kysely<Schema>, rows: readonly NewRow[]): Promise<void> {
  for (const { due_at, key_id, payload_seal, payload, ...row } of rows) {
    const changed = { due_at, key_id, payload_seal, payload };
    await db
      .insertInto('outbox')
      .values({ ...row, ...changed })
      .onConflict((conflict) =>
        conflict
          .columns(['quote', 'id'])
          .doUpdateSet(changed)
          .where('outbox.state', '=', 'pending')
          .where('outbox.attempts', '=', 0)
          .where('outbox.lease', 'is', null),
      )
      .execute();
  }
}

/** Adds messages. One is left out where its quotation has a message with the same id. */
export async function insertMessages(db: Kysely<Schema>, rows: readonly NewRow[]): Promise<void> {
  for (const some of chunksOf(rows)) {
    await db
      .insertInto('outbox')
      .values(some)
      .onConflict((conflict) => conflict.columns(['quote', 'id']).doNothing())
      .execute();
  }
}
