import { needsOf } from '@cotiza/contract';
import type { Clock } from '@cotiza/kernel';
import type { NewMessage } from '@cotiza/messages';
import type { ArchivedQuote } from '@cotiza/purchase';
import { KEY_REMEMBERED_MS, type RecordedQuote, RecordingUnavailable } from '@cotiza/quoting';
import type { Database } from '../database/database';
import { ReservationLost, type QuoteRows } from '../database/quote-rows';
import type { KeyRing } from '../encryption/key-ring';
import type { Seals } from '../encryption/seals';
import { subjectHashes } from '../encryption/subject-hashes';
import type { AddedListeners } from '../outbox/added-listeners';
import { messageRow } from '../outbox/message-row';
import type { NewLink, QuoteStore } from '../storage';
import type { GuaranteeLists, KeptGuarantees } from './guarantee-lists';
import { chosenOf } from './chosen-of';
import { couldBeToken, tokenHash } from './link-token';
import { BODY_COLUMNS, openBody, sealBody } from './sealed-body';
import { readQuote, writeQuote } from './stored-quote';

export interface QuoteStoreParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly ring: KeyRing;
  readonly seals: Seals;
  readonly lists: GuaranteeLists;
  readonly added: AddedListeners;
}

/** Quotations on a database. */
export function quoteStore(parts: QuoteStoreParts): QuoteStore {
  const { database, clock, lists, added } = parts;
  return {
    save: async (quote, messages, link) => {
      const now = clock.now();
      const kept = lists.keep(quote, now);
      await database.save(rowsOf(parts, { quote, messages, link, now }, kept)).catch(refuseLostReservation);
      kept.confirm();
      if (messages.length > 0) added.tell();
    },
    findByReference: (reference) => find(parts, 'reference', reference),
    findByToken: async (token) => {
      if (!couldBeToken(token)) return undefined;
      const found = await find(parts, 'link_token_hash', tokenHash(token));
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
  { ring, seals }: QuoteStoreParts,
  { quote, messages, link, now }: NewQuote,
  { refs, rows: guaranteeLists }: KeptGuarantees,
): QuoteRows {
  const { request, result, keyReservation, trace, abandoned } = quote;
  const { reference } = request;
  const body = sealBody(seals, reference, writeQuote(quote, refs));
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
    abandoned,
  };
}

/**
 * The answer under the key is now that of another request, which may even have been given already. Whoever asked is told
 * to try again, and is then given that answer.
 */
function refuseLostReservation(error: unknown): never {
  if (error instanceof ReservationLost) throw new RecordingUnavailable(error.message, { cause: error });
  throw error;
}

async function find(
  { database, seals, lists }: QuoteStoreParts,
  column: 'reference' | 'link_token_hash',
  value: string | Buffer,
): Promise<ArchivedQuote | undefined> {
  const row = await database.read((db) =>
    db
      .selectFrom('quotes')
      .select([...BODY_COLUMNS, 'created_at', 'link_expires_at', 'chosen_offer'])
      .where(column, '=', value)
      .executeTakeFirst(),
  );
  if (!row) return undefined;
  const { body, insured = null, result, guarantees, documents = [] } = readQuote(openBody(seals, row));
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
    documents,
  };
}
