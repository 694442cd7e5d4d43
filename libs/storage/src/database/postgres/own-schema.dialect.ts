import { PostgresDialect, PostgresIntrospector, sql, type DatabaseIntrospector, type Kysely } from 'kysely';

/**
 * Lists only the tables of the own schema to the migrator. Kysely reads every column of every schema, which fails when a table of
 * another schema, or a day, is dropped meanwhile.
 */
export class OwnSchemaDialect extends PostgresDialect {
  override createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return new OwnSchema(db);
  }
}

class OwnSchema extends PostgresIntrospector {
  constructor(private readonly db: Kysely<unknown>) {
    super(db);
  }

  override async getTables() {
    const tables = sql<{ schema: string; name: string }>`
      select schemaname as schema, tablename as name from pg_catalog.pg_tables where schemaname = current_schema()`;
    const { rows } = await tables.execute(this.db);
    return rows.map((row) => ({ ...row, isView: false, isForeignTable: false, columns: [] }));
  }
}
