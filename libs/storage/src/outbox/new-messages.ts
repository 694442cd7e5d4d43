import { traceHeaders, type Trace, defined } from '@cotiza/kernel';
import type { NewMessage } from '@cotiza/quoting';
import type { Insertable, Kysely, Selectable } from 'kysely';
import { chunksOf } from '../database/chunks';
import type { OutboxTable, Schema } from '../database/schema';
import { type Seals, payloadPlace } from '../encryption/key-ring';

/** The columns that hold what a message says. */
export const PAYLOAD_COLUMNS = ['id', 'key_id', 'payload_seal', 'payload'] as const;

type PayloadRow = Pick<Selectable<OutboxTable>, (typeof PAYLOAD_COLUMNS)[number]>;

/** Columns of a message whose payload has been forgotten. */
export const FORGOTTEN = { key_id: null, payload_seal: null, payload: null } as const;

export function sealPayload(seals: Seals, id: string, payload: string) {
  const { keyId, seal, ciphertext } = seals.seal(payloadPlace(id), payload);
  return { key_id: keyId, payload_seal: seal, payload: ciphertext };
}

/**
 * @param row of a message whose payload has not been forgotten
 * @throws UnknownDataKey, SealBroken
 */
export const openPayload = (seals: Seals, { id, key_id: keyId, payload_seal: seal, payload }: PayloadRow): string =>
  seals.open(payloadPlace(id), {
    keyId: defined(keyId, 'key of a payload that has not been forgotten'),
    seal: defined(seal, 'seal of a payload that has not been forgotten'),
    ciphertext: defined(payload, 'payload that has not been forgotten'),
  });

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

/** Listeners for messages that this process adds. */
export class AddedListeners {
  private readonly listeners = new Set<() => void>();

  /** @param report receives failures of listeners; the messages are committed all the same */
  constructor(private readonly report: (event: string, error: unknown) => void) {}

  /** Returns how to stop. */
  add(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  tell(): void {
    for (const listener of this.listeners) {
      try {
        listener();
      } catch (error) {
        this.report('added-listener-failed', error);
      }
    }
  }
}
