import type { Kysely, Migration } from 'kysely';
import type { ColumnTypes } from '../dialect-traits';

/** Which offer the customer chose. Neither database rewrites its rows for it, and a program of before goes on writing. */
export const chosenOfferMigration = ({ integer }: ColumnTypes): Migration => ({
  async up({ schema }: Kysely<unknown>) {
    await schema.alterTable('quotes').addColumn('chosen_offer', integer).execute();
    await schema
      .alterTable('quotes')
      .addColumn('choices', integer, (column) => column.notNull().defaultTo(0))
      .execute();
  },
});
