import type { RecordedQuote } from '@cotiza/quoting';
import type { Selectable } from 'kysely';
import type { QuotesTable } from '../database/schema';
import { SealBroken, type Sealed } from '../encryption/cipher';
import { subjectHashes } from '../encryption/subject-hashes';
import { bodyPlace, UnknownDataKey, type Seals } from '../encryption/key-ring';
import type { StorageContext } from '../storage-context';
import { StorageUnusable } from '../storage-unusable';
import { packed, unpacked } from './packed-text';
import { readQuote, writtenQuote, type StoredQuote } from './stored-quote';

/** The columns that hold what is known of a quotation. */
export const BODY_COLUMNS = ['reference', 'key_id', 'body_seal', 'body'] as const;

export type BodyRow = Pick<Selectable<QuotesTable>, (typeof BODY_COLUMNS)[number]>;

export const sealBody = (seals: Seals, reference: string, text: string): SealedColumns =>
  columnsOf(seals.seal(bodyPlace(reference), packed(text)));

/** Returns a quotation as it is written, now or once all answers are there: sealed columns, hashes of its people, and its lists. */
export function sealedQuote({ ring, seals, lists }: StorageContext, quote: RecordedQuote, now: number) {
  const { reference, body: request } = quote.request;
  const { refs, rows: guaranteeLists, confirm } = lists.keep(quote, now);
  const body = sealBody(seals, reference, JSON.stringify(writtenQuote(quote, refs)));
  // The hashes are made with the key of the body, which may be a newer one.
  const hashes = subjectHashes(ring.find(body.key_id), request);
  return { columns: { ...body, state: quote.result.estado }, hashes, guaranteeLists, confirm };
}

/** @throws UnknownDataKey, SealBroken */
export const openBody = (seals: Seals, row: BodyRow): string =>
  unpacked(seals.open(bodyPlace(row.reference), sealedIn(row)));

/**
 * @param now as in `readQuote`
 * @throws UnknownDataKey, SealBroken, StorageUnusable
 */
export const openQuote = (seals: Seals, row: BodyRow, now?: number): StoredQuote =>
  readQuote(openBody(seals, row), now);

const UNREADABLE = [UnknownDataKey, SealBroken, StorageUnusable];

/** Returns true for a fault of one quotation: its data key is missing, its bytes have changed, or a newer program has written it. */
export const isUnreadable = (error: unknown): boolean => UNREADABLE.some((kind) => error instanceof kind);

export type SealedColumns = Omit<BodyRow, 'reference'>;

export const columnsOf = ({ keyId, seal, ciphertext }: Sealed): SealedColumns => ({
  key_id: keyId,
  body_seal: seal,
  body: ciphertext,
});

export const sealedIn = ({ key_id: keyId, body_seal: seal, body: ciphertext }: SealedColumns): Sealed => ({
  keyId,
  seal,
  ciphertext,
});
