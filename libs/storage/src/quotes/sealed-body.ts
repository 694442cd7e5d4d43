import type { Selectable } from 'kysely';
import type { QuotesTable } from '../database/schema';
import type { Sealed } from '../encryption/cipher';
import { bodyPlace, type Seals } from '../encryption/seals';
import { readQuote, type StoredQuote } from './stored-quote';

/** The columns that hold what is known of a quotation. */
export const BODY_COLUMNS = ['reference', 'key_id', 'body_seal', 'body'] as const;

export type BodyRow = Pick<Selectable<QuotesTable>, (typeof BODY_COLUMNS)[number]>;

export const sealBody = (seals: Seals, reference: string, content: string | Buffer): Omit<BodyRow, 'reference'> =>
  columnsOf(seals.seal(bodyPlace(reference), content));

/** @throws UnknownDataKey, SealBroken */
export const openBody = (seals: Seals, row: BodyRow): string =>
  seals.open(bodyPlace(row.reference), { keyId: row.key_id, seal: row.body_seal, ciphertext: row.body });

/**
 * @param now as in `readQuote`
 * @throws UnknownDataKey, SealBroken, StorageUnusable
 */
export const openQuote = (seals: Seals, row: BodyRow, now?: number): StoredQuote =>
  readQuote(openBody(seals, row), now);

const columnsOf = ({ keyId, seal, ciphertext }: Sealed) => ({ key_id: keyId, body_seal: seal, body: ciphertext });
