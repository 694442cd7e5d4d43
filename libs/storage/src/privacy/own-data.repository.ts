import { randomBytes } from 'node:crypto';
import {
  DATA_LINKS_A_DAY,
  DATA_LINK_EVERY_MS,
  DATA_LINK_WORKS_MS,
  type DataLink,
  type KeptForHolder,
  type OwnDataDesk,
} from '@cotiza/quoting';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema';
import { insertMessages, messageRow } from '../outbox/new-messages';
import { openWhole } from '../quotes/late-answers';
import { tokenHash } from '../encryption/hashes';
import { behindLink, couldBeToken } from '../quotes/link-token';
import { ofSeries, seriesOf } from '../quotes/quote-series';
import { BODY_COLUMNS } from '../quotes/sealed-body';
import { chosenOf } from '../quotes/stored-quote';
import type { AuditedContext } from '../storage-context';
import { eraseFound } from './erase-quotes';

const SECRET_BYTES = 32;

/** The rights of holders on a database. Of a secret only the hash is kept. */
export function ownDataRepository(context: AuditedContext): OwnDataDesk {
  const { database, clock } = context;
  return {
    begin: (token, messageOf) => (couldBeToken(token) ? begin(context, token, messageOf) : Promise.resolve('unknown')),
    referencesOf: async (link) => {
      if (!couldBeLink(link)) return [];
      const series = await database.read((db) => openSeries(db, link, clock.now()));
      return series.map(({ reference }) => reference);
    },
    take: async (link) => (couldBeLink(link) ? database.write((db) => take(context, db, link)) : undefined),
    erase: async (link) => couldBeLink(link) && database.write((db) => erase(context, db, link)),
  };
}

async function begin(
  { database, clock, seals, added }: AuditedContext,
  token: string,
  messageOf: Parameters<OwnDataDesk['begin']>[1],
): ReturnType<OwnDataDesk['begin']> {
  const now = clock.now();
  const latest = now - DATA_LINK_EVERY_MS;
  // A read first: guesses and repetitions write nothing.
  const before = await database.read((db) =>
    behindLink(db, token, now).select(['seq', 'reference', 'data_link_at']).select(seriesOf).executeTakeFirst(),
  );
  if (!before) return 'unknown';
  if (before.data_link_at !== null && before.data_link_at > latest) return 'sent-before';
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const message = messageOf(before.reference, { token, secret });
  const since = now - DATA_LINK_WORKS_MS;
  if ((await database.read((db) => countMessages(db, before.series, message.event, since))) >= DATA_LINKS_A_DAY)
    return 'sent-before';
  const row = messageRow(message, seals, now);
  const isMade = await database.write(async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('quotes')
      .set({ data_link_hash: hashOf(secret), data_link_at: now })
      .where('seq', '=', before.seq)
      .where((is) => is.or([is('data_link_at', 'is', null), is('data_link_at', '<=', latest)]))
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await insertMessages(db, [{ ...row, quote: before.seq }]);
    return true;
  });
  if (!isMade) return 'sent-before';
  added.tell();
  return 'sent';
}

async function countMessages(db: Kysely<Schema>, series: string, event: string, since: number): Promise<number> {
  const query = db
    .selectFrom('outbox')
    .where('quote', 'in', ofSeries(db, series).select('seq'))
    .where('event', '=', event);
  const counted = query.where('created_at', '>', since).select(({ fn }) => fn.countAll().as('count'));
  return Number((await counted.executeTakeFirstOrThrow()).count);
}

/** Checks and uses a link up in one statement: of two who come at once, one gets the row. What cannot be read uses no link up. */
async function take(
  { clock, seals, writeAudit }: AuditedContext,
  db: Kysely<Schema>,
  { token, secret }: DataLink,
): Promise<KeptForHolder | undefined> {
  const now = clock.now();
  const row = await db
    .updateTable('quotes')
    .set({ data_link_hash: null })
    .where('link_token_hash', '=', tokenHash(token))
    .where('link_expires_at', '>', now)
    .where('data_link_hash', '=', hashOf(secret))
    .where('data_link_at', '>', now - DATA_LINK_WORKS_MS)
    .returning(['seq', 'created_at', 'chosen_offer', ...BODY_COLUMNS])
    .executeTakeFirst();
  if (!row) return undefined;
  await writeAudit(db, { at: now, action: 'export', count: 1 });
  const { body, result, consent } = await openWhole(db, seals, row);
  return { reference: row.reference, createdAt: row.created_at, body, result, chosen: chosenOf(row, result), consent };
}

async function erase({ clock, writeAudit }: AuditedContext, db: Kysely<Schema>, link: DataLink): Promise<boolean> {
  const now = clock.now();
  const found = await open(db, link, now).select(seriesOf).executeTakeFirst();
  if (!found) return false;
  const references = await eraseFound(db, () => ofSeries(db, found.series).select(['seq', 'reference']).execute());
  if (references.length === 0) return false;
  // A draft holds the answers of the form.
  await db.deleteFrom('quote_drafts').where('reference', 'in', references).execute();
  await writeAudit(db, { at: now, action: 'erase', count: references.length });
  return true;
}

/** Returns the quotation behind a data link with all of its series; none for a link that does not work. */
async function openSeries(db: Kysely<Schema>, link: DataLink, now: number) {
  const found = await open(db, link, now).select(seriesOf).executeTakeFirst();
  return found ? ofSeries(db, found.series).select(['seq', 'reference']).execute() : [];
}

const hashOf = (secret: string): string => tokenHash(secret).toString('hex');

const couldBeLink = ({ token, secret }: DataLink): boolean => couldBeToken(token) && couldBeToken(secret);

/** The quotation behind a data link, while the link works. */
const open = (db: Kysely<Schema>, { token, secret }: DataLink, now: number) =>
  behindLink(db, token, now)
    .where('data_link_hash', '=', hashOf(secret))
    .where('data_link_at', '>', now - DATA_LINK_WORKS_MS);
