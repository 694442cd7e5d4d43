import { needsOf } from '@cotiza/contract';
import {
  type ArchivedQuote,
  foralTerritory,
  type NewMessage,
  KEY_REMEMBERED_MS,
  type RecordedQuote,
  StorageUnavailable,
} from '@cotiza/quoting';
import { ReservationLost, type QuoteRows } from '../database/quote-rows';
import { subjectHashes } from '../encryption/subject-hashes';
import { messageRow } from '../outbox/new-messages';
import type { NewLink, QuoteStore } from '../storage';
import type { StorageContext } from '../storage-context';
import type { KeptGuarantees } from './guarantee-lists';
import { couldBeToken, tokenHash } from './link-token';
import { openWhole } from './late-answers';
import { BODY_COLUMNS, sealBody } from './sealed-body';
import { addLate, completeQuote } from './amend-quote';
import { chosenOf, lawOfAnswers, writtenQuote } from './stored-quote';

export function quoteStore(context: StorageContext): QuoteStore {
  const { database, clock, lists, added } = context;
  return {
    save: async (quote, messages, link) => {
      const now = clock.now();
      const kept = lists.keep(quote, now);
      await database.save(rowsOf(context, { quote, messages, link, now }, kept)).catch(refuseLostReservation);
      kept.confirm();
      if (messages.length > 0) added.tell();
    },
    amend: (quote, before, messages) =>
      quote.pending ? addLate(context, quote, quote.pending, before) : completeQuote(context, quote, messages),
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
  { ring, seals }: StorageContext,
  { quote, messages, link, now }: NewQuote,
  { refs, rows: guaranteeLists }: KeptGuarantees,
): QuoteRows {
  const { request, result, keyReservation, trace, isAbandoned, draft } = quote;
  const { reference } = request;
  const body = sealBody(seals, reference, JSON.stringify(writtenQuote(quote, refs)));
  return {
    quote: {
      reference,
      line: request.line,
      state: result.estado,
      created_at: now,
      link_token_hash: link && tokenHash(link.token),
      link_expires_at: link && link.expiresAt,
      ...body,
    },
    hashes: subjectHashes(ring.find(body.key_id), request.body),
    messages: messages.map((message) => messageRow(message, seals, now, trace)),
    guaranteeLists,
    reservation: keyReservation && { ...keyReservation, until: now + KEY_REMEMBERED_MS },
    draft,
    isAbandoned,
  };
}

/** Turns a lost reservation into StorageUnavailable: a repetition gets the answer of the other request. */
function refuseLostReservation(error: unknown): never {
  if (error instanceof ReservationLost) throw new StorageUnavailable(error.message, { cause: error });
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
