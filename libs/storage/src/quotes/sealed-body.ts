import { deflateSync, inflateSync } from 'node:zlib';
import type { RecordedQuote } from '@cotiza/quoting';
import type { Selectable } from 'kysely';
import type { QuotesTable } from '../database/schema';
import { SealBroken, type Sealed, bodyPlace, UnknownDataKey, type Seals } from '../encryption/key-ring';
import { subjectHashes } from '../encryption/hashes';
import type { StorageContext } from '../storage-context';
import { StorageUnusable } from '../storage-unusable';
import { readQuote, writtenQuote, type StoredQuote } from './stored-quote';

/** Longer texts are compressed: what insurers over the network answer repeats itself, and takes a tenth. */
const LONGEST_PLAIN = 20_000;

/** The form of a compressed text, beside those of quotations: a program that does not know it refuses it by its number. */
const PACKED = '{"form":2,"deflated":"';
const END = '"}';

/** Compresses a long text of JSON. @param longestPlain characters up to which it stays as it is */
export const packed = (text: string, longestPlain = LONGEST_PLAIN): string =>
  text.length <= longestPlain ? text : `${PACKED}${deflateSync(text).toString('base64')}${END}`;

/** Returns the text that `packed` was given. */
export const unpacked = (text: string): string =>
  text.startsWith(PACKED)
    ? inflateSync(Buffer.from(text.slice(PACKED.length, -END.length), 'base64')).toString('utf8')
    : text;

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
