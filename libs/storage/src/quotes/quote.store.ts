import { needsOf } from '@cotiza/contract';
import {
  type ArchivedQuote,
  foralTerritory,
  type NewMessage,
  KEY_REMEMBERED_MS,
  type RecordedQuote,
  StorageUnavailable,
} from '@cotiza/quoting';
import { ReservationLost, SeriesClosed, type QuoteRows } from '../database/quote-rows';
import { messageRow } from '../outbox/new-messages';
import type { NewLink, QuoteStore } from '../storage';
import type { StorageContext } from '../storage-context';
import { tokenHash } from '../encryption/hashes';
import { couldBeToken } from './link-token';
import { openWhole } from './late-answers';
import { BODY_COLUMNS, sealedQuote } from './sealed-body';
import { addLate, changeRound, completeQuote } from './amend-quote';
import { chosenOf, lawOfAnswers } from './stored-quote';

export function quoteStore(context: StorageContext): QuoteStore {
  const { database, clock, added } = context;
  return {
    save: async (quote, messages, link) => {
      const now = clock.now();
      const { confirm, ...sealed } = sealedQuote(context, quote, now);
      const rows = rowsOf(context.seals, { quote, messages, link, now }, sealed);
      await database.save(rows).catch(refuseLost);
      confirm();
      if (messages.length > 0) added.tell();
    },
    amend: (quote, before, messages) =>
      quote.pending && !quote.secondRound
        ? addLate(context, quote, quote.pending, before)
        : completeQuote(context, quote, messages),
    change: (reference, change, messagesOf) => changeRound(context, reference, change, messagesOf),
    findByReference: (reference) => find(context, 'reference', reference),
    findByToken: async (token) => {
      if (!couldBeToken(token)) return undefined;
      const found = await find(context, 'link_token_hash', tokenHash(token));
      return found && found.linkExpiresAt !== null && found.linkExpiresAt > clock.now() ? found : undefined;
    },
  };
}

interface NewQuote {
  readonly quote: RecordedQuote;
  readonly messages: readonly NewMessage[];
  readonly link: NewLink | null;
  readonly now: number;
}

function rowsOf(
  seals: StorageContext['seals'],
  { quote, messages, link, now }: NewQuote,
  { columns, ...sealed }: Omit<ReturnType<typeof sealedQuote>, 'confirm'>,
): QuoteRows {
  const { request, keyReservation, trace, isAbandoned, draft, series } = quote;
  const rowsFor = (isOf: (reference: string) => boolean) =>
    messages.filter(({ reference }) => isOf(reference)).map((message) => messageRow(message, seals, now, trace));
  return {
    quote: {
      reference: request.reference,
      line: request.line,
      created_at: now,
      link_token_hash: link && tokenHash(link.token),
      link_expires_at: link && link.expiresAt,
      ...columns,
    },
    ...sealed,
    messages: rowsFor((reference) => reference === request.reference),
    seriesMessages: rowsFor((reference) => reference !== request.reference),
    reservation: keyReservation && { ...keyReservation, until: now + KEY_REMEMBERED_MS },
    draft,
    series,
    isAbandoned,
  };
}

/** Turns what is lost into StorageUnavailable: a repetition gets the answer of the other request, or learns what has happened. */
function refuseLost(error: unknown): never {
  if (error instanceof ReservationLost || error instanceof SeriesClosed)
    throw new StorageUnavailable(error.message, { cause: error });
  throw error;
}

async function find(
  { database, clock, seals, lists }: StorageContext,
  column: 'reference' | 'link_token_hash',
  value: string | Buffer,
): Promise<ArchivedQuote | undefined> {
  const found = await database.read(async (db) => {
    const row = await db
      .selectFrom('quotes')
      .select(['seq', ...BODY_COLUMNS, 'created_at', 'link_expires_at', 'chosen_offer'])
      .where(column, '=', value)
      .executeTakeFirst();
    return row && { row, quote: await openWhole(db, seals, row, clock.now()) };
  });
  if (!found) return undefined;
  const { row, quote } = found;
  const { body, insured = null, result, guarantees, traces, answers, documents = [] } = quote;
  return {
    reference: row.reference,
    createdAt: row.created_at,
    linkExpiresAt: row.link_expires_at,
    holder: { name: body.holder.name, email: body.holder.email },
    insured,
    needs: needsOf(body),
    result,
    chosen: chosenOf(row, result),
    guarantees: await lists.load(guarantees),
    traces,
    effectiveDate: body.effective_date,
    foral: foralTerritory(body),
    law: lawOfAnswers(answers),
    documents,
  };
}
