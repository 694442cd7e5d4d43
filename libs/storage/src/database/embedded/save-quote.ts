import { sql, type Kysely } from 'kysely';
import { compileOnce, type CompiledOnce } from '../compiled-once';
import { ReservationLost, type MessageRow, type QuoteRows } from '../quote-rows';
import type { GuaranteeListsTable, Schema } from '../schema';
import type { WriterConnection } from './writer-connection';

/** Writes the rows of one quotation, on this thread and in the transaction that is under way. */
export type SaveQuote = (rows: QuoteRows) => void;

/** @param db where queries are compiled; it is not asked anything */
export async function saveQuoteWith(connection: WriterConnection, db: Kysely<Schema>): Promise<SaveQuote> {
  const prepared = async <Values>({ sql, bind }: CompiledOnce<Values>) => {
    const statement = await connection.prepare(sql);
    return (values: Values) => statement.run(bind(values));
  };
  const insertQuote = await prepared(quoteInsertion(db));
  const insertSubjects = await prepared(subjectsInsertion(db));
  const insertMessage = await prepared(messageInsertion(db));
  const keepList = await prepared(listUpsertion(db));
  const settleReservation = await prepared(reservationSettlement(db));

  return ({ quote, hashes, guaranteeLists, messages, reservation }) => {
    const seq = insertQuote(quote).lastInsertRowid;
    insertSubjects({ quote: seq, hashes });
    for (const message of messages) insertMessage({ quote: seq, ...message });
    for (const list of guaranteeLists) keepList(list);
    if (reservation && settleReservation({ ...reservation, quote: seq }).changes === 0) throw new ReservationLost();
  };
}

const quoteInsertion = (db: Kysely<Schema>) =>
  compileOnce<QuoteRows['quote']>((value) =>
    db.insertInto('quotes').values({
      reference: value('reference'),
      line: value('line'),
      state: value('state'),
      created_at: value('created_at'),
      key_id: value('key_id'),
      link_token_hash: value('link_token_hash'),
      link_expires_at: value('link_expires_at'),
      body_seal: value('body_seal'),
      body: value('body'),
    }),
  );

const subjectsInsertion = (db: Kysely<Schema>) =>
  compileOnce<{ quote: number; hashes: Buffer }>((value) =>
    db.insertInto('quote_subjects').values({ quote: value('quote'), hashes: value('hashes') }),
  );

const messageInsertion = (db: Kysely<Schema>) =>
  compileOnce<MessageRow & { quote: number }>((value) =>
    db
      .insertInto('outbox')
      .values({
        quote: value('quote'),
        id: value('id'),
        kind: value('kind'),
        target: value('target'),
        event: value('event'),
        state: sql.lit('pending' as const),
        attempts: sql.lit(0),
        due_at: value('created_at'),
        created_at: value('created_at'),
        key_id: value('key_id'),
        payload_seal: value('payload_seal'),
        payload: value('payload'),
        trace: value('trace'),
      })
      .onConflict((conflict) => conflict.columns(['quote', 'id']).doNothing()),
  );

const listUpsertion = (db: Kysely<Schema>) =>
  compileOnce<GuaranteeListsTable>((value) =>
    db
      .insertInto('guarantee_lists')
      .values({ hash: value('hash'), body: value('body'), used_at: value('used_at') })
      .onConflict((conflict) => conflict.column('hash').doUpdateSet({ used_at: value('used_at') })),
  );

const reservationSettlement = (db: Kysely<Schema>) =>
  compileOnce<NonNullable<QuoteRows['reservation']> & { quote: number }>((value) =>
    db
      .updateTable('idempotency_keys')
      .set({ quote: value('quote'), until: value('until') })
      .where('key_hash', '=', value('keyHash'))
      .where('owner', '=', value('owner'))
      .where('quote', 'is', null),
  );
