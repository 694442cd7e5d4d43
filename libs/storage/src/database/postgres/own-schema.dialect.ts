import { PostgresDialect, PostgresIntrospector, sql, type DatabaseIntrospector, type Kysely } from 'kysely';

/**
 * Tells whoever migrates only which tables the schema of the connection has. What Kysely asks goes through every column of every
 * schema, and fails when somebody drops one of them meanwhile: a day, or a table of others.
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
