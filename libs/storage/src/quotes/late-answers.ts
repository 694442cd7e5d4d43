import { defined } from '@cotiza/kernel';
import type { OfferedDocument, PendingPart, PriceTrace } from '@cotiza/quoting';
import type { Kysely, Selectable } from 'kysely';
import type { LateAnswersTable, Schema } from '../database/schema';
import { latePlace, type Seals } from '../encryption/key-ring';
import {
  packed,
  unpacked,
  BODY_COLUMNS,
  columnsOf,
  openBody,
  openQuote,
  sealedIn,
  type BodyRow,
  type SealedColumns,
} from './sealed-body';
import {
  readQuote,
  traceTable,
  tracesOf,
  type GuaranteesRef,
  type OfferRow,
  type StoredAnswer,
  type StoredQuote,
  type Written,
} from './stored-quote';

/** A list by what it was before: the places of parts that were there, and parts that are new, each in brackets. */
type Changed<T> = readonly (number | readonly [T])[];

/** An offer as it is kept, and what it covers. */
interface OfferPart {
  readonly row: OfferRow;
  readonly guarantees: GuaranteesRef;
  readonly trace?: PriceTrace;
}

/** How late answers change a quotation as it is written. */
interface LateChanges {
  readonly answers: Changed<StoredAnswer>;
  readonly offers: Changed<OfferPart>;
  readonly documents: readonly OfferedDocument[];
  readonly result: Omit<Written['result'], 'ofertas'>;
  readonly pending: PendingPart;
}

/** Insurers that are still pending after late answers. */
export const pendingCount = ({ view }: PendingPart): number => view.pendientes.length;

/**
 * Seals the late answers of a quotation as the difference to what is kept of it.
 *
 * @param kept the quotation with all answers that were kept before
 */
export function sealLate(seals: Seals, kept: Written, quote: Written, pending: PendingPart): SealedColumns {
  const { ofertas: _offers, ...result } = quote.result;
  const changes: LateChanges = {
    answers: changed(kept.answers, quote.answers, (answer) => JSON.stringify(answer)),
    offers: changed(offersOf(kept), offersOf(quote), ({ row }) => row[idColumn(quote)]),
    documents: quote.documents ?? [],
    result,
    pending,
  };
  const place = latePlace(quote.result.referencia, pendingCount(pending));
  return columnsOf(seals.seal(place, packed(JSON.stringify(changes), 0)));
}

function offersOf({ result, guarantees, traces }: Written): OfferPart[] {
  const read = traces && tracesOf(traces);
  return result.ofertas.rows.map((row, at) => ({
    row,
    guarantees: defined(guarantees[at], 'guarantees of an offer'),
    trace: read?.[at],
  }));
}

const idColumn = ({ result }: Written): number => result.ofertas.keys.indexOf('oferta_id');

function changed<T>(before: readonly T[], after: readonly T[], keyOf: (part: T) => unknown): Changed<T> {
  const places = new Map(before.map((part, at) => [keyOf(part), at]));
  return after.map((part) => places.get(keyOf(part)) ?? [part]);
}

const applied = <T>(before: readonly T[], list: Changed<T>): T[] =>
  list.map((part) => (typeof part === 'number' ? defined(before[part], 'part that was kept before') : part[0]));

/** Returns a quotation as it is written, with the late answers of one row. */
function withChanges(kept: Written, { answers, offers, documents, result, pending }: LateChanges): Written {
  const parts = applied(offersOf(kept), offers);
  return {
    ...kept,
    answers: applied(kept.answers, answers),
    guarantees: parts.map(({ guarantees }) => guarantees),
    traces: traceTable(parts.map(({ trace = {} }) => trace)),
    result: { ...result, ofertas: { keys: kept.result.ofertas.keys, rows: parts.map(({ row }) => row) } },
    documents,
    pending,
  };
}

/** The columns of a row whose late answers are sealed. */
export const LATE_COLUMNS = ['pending', 'key_id', 'body_seal', 'body'] as const;

type LateRow = Pick<Selectable<LateAnswersTable>, (typeof LATE_COLUMNS)[number]>;

/** Returns the text of late answers, compressed as it was sealed. @throws UnknownDataKey, SealBroken */
export const openLate = (seals: Seals, reference: string, row: LateRow): string =>
  seals.open(latePlace(reference, row.pending), sealedIn(row));

/**
 * Opens a quotation with the late answers that are kept beside it.
 *
 * @param now as in `readQuote`
 * @throws UnknownDataKey, SealBroken, StorageUnusable
 */
export async function openWhole(
  db: Kysely<Schema>,
  seals: Seals,
  row: BodyRow & { readonly seq: number },
  now?: number,
): Promise<StoredQuote> {
  const quote = openQuote(seals, row, now);
  if (!quote.pending) return quote;
  const late = await db
    .selectFrom('late_answers')
    .select(LATE_COLUMNS)
    .where('quote', '=', row.seq)
    .orderBy('pending', 'desc')
    .execute();
  if (late.length > 0) {
    const changes = late.map((each) => JSON.parse(unpacked(openLate(seals, row.reference, each))) as LateChanges);
    return readQuote(openBody(seals, row), now, (written) => changes.reduce(withChanges, written));
  }
  // The last answer may have come meanwhile, and taken them into the quotation.
  const again = await db.selectFrom('quotes').select(BODY_COLUMNS).where('seq', '=', row.seq).executeTakeFirst();
  return again ? openQuote(seals, again, now) : quote;
}
