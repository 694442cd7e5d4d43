import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';
import type { WriterConnection } from './writer-connection';

/**
 * Kysely on the connection that writes, within a transaction that the writer has begun and will end: its own are none.
 */
export function writerDialect(connection: WriterConnection): Dialect {
  const kyselyConnection = new KyselyConnection(connection);
  const nothing = () => Promise.resolve();
  const driver: Driver = {
    init: nothing,
    acquireConnection: () => Promise.resolve(kyselyConnection),
    beginTransaction: nothing,
    commitTransaction: nothing,
    rollbackTransaction: nothing,
    releaseConnection: nothing,
    destroy: nothing,
  };
  return {
    createDriver: () => driver,
    createAdapter: () => new SqliteAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

class KyselyConnection implements DatabaseConnection {
  constructor(private readonly connection: WriterConnection) {}

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const statement = await this.connection.prepare(sql);
    if (statement.isReader) return { rows: (await statement.all(parameters)) as R[] };
    const { changes, lastInsertRowid } = statement.run(parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  streamQuery(): never {
    throw new Error('nothing is streamed from the connection that writes');
  }
}
