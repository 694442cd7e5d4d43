import { defined } from '@cotiza/kernel';
import type { Selectable } from 'kysely';
import type { OutboxTable } from '../database/schema';
import { payloadPlace, type Seals } from '../encryption/key-ring';

/** The columns that hold what a message says. */
export const PAYLOAD_COLUMNS = ['id', 'key_id', 'payload_seal', 'payload'] as const;

export type PayloadRow = Pick<Selectable<OutboxTable>, (typeof PAYLOAD_COLUMNS)[number]>;

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
