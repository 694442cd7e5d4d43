import type { Kysely, Migration } from 'kysely';

/** What gave rise to a message. Nobody knows it of those from before, nor of what the version before goes on adding. */
export const messageTraceMigration: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema.alterTable('outbox').addColumn('trace', 'text').execute();
  },
};
