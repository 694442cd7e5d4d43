import type { QuoteArchive, RevisionDesk } from '@cotiza/quoting';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema';
import type { StorageContext } from '../storage-context';
import { behindLink, couldBeToken } from './link-token';
import { ofSeries, seriesOf } from './quote-series';

/** The columns of a link: they are in the row of the quotation that it leads to. */
const LINK_COLUMNS = ['link_token_hash', 'link_expires_at', 'link_uses', 'data_link_hash', 'data_link_at'] as const;
const NO_LINK = {
  ...{ link_token_hash: null, link_expires_at: null, link_uses: 0 },
  ...{ data_link_hash: null, data_link_at: null },
};

/** Revisions on a database, for the page behind the link. */
export function revisionDeskRepository(
  { database, clock }: StorageContext,
  archive: Pick<QuoteArchive, 'findByReference'>,
): RevisionDesk {
  return {
    otherOf: async (token) => {
      if (!couldBeToken(token)) return undefined;
      const other = await database.read(async (db) => {
        const shown = await linked(db, token, clock.now()).executeTakeFirst();
        if (!shown) return undefined;
        const others = await othersOf(db, shown);
        return others.find(({ isNewer }) => isNewer) ?? others.at(-1);
      });
      return other && archive.findByReference(other.reference);
    },
    show: async (token, reference) => {
      if (!couldBeToken(token)) return false;
      return database.write(async (db) => {
        const shown = await linked(db, token, clock.now())
          .select(LINK_COLUMNS)
          .$if(database.traits.locksRows, (query) => query.forUpdate())
          .executeTakeFirst();
        if (!shown) return false;
        if (shown.reference === reference) return true;
        const other = (await othersOf(db, shown)).find((each) => each.reference === reference);
        if (!other) return false;
        const link = Object.fromEntries(LINK_COLUMNS.map((column) => [column, shown[column]]));
        // First, because no two quotations have the same link.
        await db.updateTable('quotes').set(NO_LINK).where('seq', '=', shown.seq).execute();
        await db.updateTable('quotes').set(link).where('seq', '=', other.seq).execute();
        return true;
      });
    },
  };
}

const linked = (db: Kysely<Schema>, token: string, now: number) =>
  behindLink(db, token, now).select(['seq', 'reference']).select(seriesOf);

interface Shown {
  readonly seq: number;
  readonly series: string;
}

/** Returns the other quotations with offers of a series, the newest first; none once an offer is chosen. */
async function othersOf(db: Kysely<Schema>, { seq, series }: Shown) {
  const rows = await ofSeries(db, series)
    .select(['seq', 'reference', 'state', 'chosen_offer'])
    .orderBy('created_at', 'desc')
    .orderBy('seq', 'desc')
    .execute();
  if (rows.some((row) => row.chosen_offer !== null)) return [];
  const at = rows.findIndex((row) => row.seq === seq);
  return rows
    .map((row, place) => ({ ...row, isNewer: place < at }))
    .filter((row) => row.seq !== seq && row.state === 'cotizado');
}
