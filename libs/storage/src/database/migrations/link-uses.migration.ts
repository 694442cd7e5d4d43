import type { Kysely, Migration } from 'kysely';
import type { ColumnTypes } from '../dialect-traits';

/** How often the purchase link of a quotation has been resolved. Neither database rewrites its rows for it. */
export const linkUsesMigration = ({ integer }: ColumnTypes): Migration => ({
  async up({ schema }: Kysely<unknown>) {
    await schema
      .alterTable('quotes')
      .addColumn('link_uses', integer, (column) => column.notNull().defaultTo(0))
      .execute();
  },
});
