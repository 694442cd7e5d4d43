import type { Kysely, Migration } from 'kysely';

/** Who did what an audit line tells of. Nobody knows it of the lines from before. */
export const auditActorMigration: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema.alterTable('audit').addColumn('actor', 'text').execute();
  },
};
