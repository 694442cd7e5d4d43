import { sql, type Kysely, type Migration } from 'kysely';
import type { ColumnTypes } from '../dialect-traits';

/** Creates the table of codes, which live for minutes: without a quotation, they lead nowhere. */
export const resumeCodesMigration = ({ integer, bytes }: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql
      .raw(
        `create table resume_codes (
    name text primary key,
    code_hash ${bytes} not null,
    reference text not null,
    tries ${integer} not null,
    expires_at ${integer} not null)`,
      )
      .execute(db);
  },
});
