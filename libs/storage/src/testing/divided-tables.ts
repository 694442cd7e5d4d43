import { schemaIn, queryPostgres } from './postgres-databases';

/** The partitions of a table of a test, in the order of their names, without what they have in common. */
export async function partitionsOf(databaseUrl: string, table = 'quotes'): Promise<readonly string[]> {
  const schema = schemaIn(databaseUrl);
  const rows = await queryPostgres<{ name: string }>(
    `select relname as name from pg_inherits join pg_class on oid = inhrelid
     where inhparent = '${schema}.${table}'::regclass order by relname`,
  );
  return rows.map(({ name }) => name.slice(table.length + 1));
}

/** How many rows a table of a test has. */
export async function rowsOf(databaseUrl: string, table: string): Promise<number> {
  const rows = await queryPostgres<{ count: string }>(`select count(*) from ${schemaIn(databaseUrl)}.${table}`);
  return Number(rows[0]?.count);
}
