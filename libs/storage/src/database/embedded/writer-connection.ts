import LibsqlPromise from 'libsql/promise';
import { keepNewest } from '@cotiza/kernel';
import {
  DummyDriver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
} from 'kysely';
import type { Schema } from '../schema';
import { bindable, refuseClosed, STATEMENTS_KEPT, withBuffers } from './libsql-connection';

/** Parts of the driver that its declarations leave out. */
interface DriverStatement {
  readonly reader: boolean;
  run(parameters: unknown[]): { readonly changes: number; readonly lastInsertRowid: number };
  all(parameters: unknown[]): Promise<unknown[]>;
}
interface Driver {
  readonly inTransaction: boolean;
  prepare(sql: string): Promise<DriverStatement>;
  exec(sql: string): Promise<void>;
  close(): void;
}

/**
 * The connection that writes. Statements run on the calling thread, where a row costs least; `exec` runs on a thread of the
 * driver, so that a commit does not block the event loop.
 */
export class WriterConnection implements DatabaseConnection {
  private readonly driver: Driver;
  private readonly statements = new Map<string, DriverStatement>();
  private isClosed = false;

  /** @throws an error of the driver when the file cannot be opened */
  constructor(path: string) {
    this.driver = new LibsqlPromise(path, {}) as unknown as Driver;
  }

  private get open(): Driver {
    refuseClosed(this.isClosed);
    return this.driver;
  }

  get isInTransaction(): boolean {
    return this.open.inTransaction;
  }

  async exec(sql: string): Promise<void> {
    await this.open.exec(sql);
  }

  async executeQuery<R>({ sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>): Promise<QueryResult<R>> {
    const { open } = this;
    const statement = this.statements.get(sql) ?? (await open.prepare(sql));
    this.statements.set(sql, statement);
    keepNewest(this.statements, STATEMENTS_KEPT);
    if (statement.reader) return { rows: (await statement.all(bindable(parameters))).map(withBuffers) as R[] };
    const { changes, lastInsertRowid } = statement.run(bindable(parameters));
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  streamQuery(): never {
    throw new Error('nothing is streamed from the connection that writes');
  }

  close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.driver.close();
  }
}

/** Kysely within a transaction that the writer begins and ends: it has none of its own. */
export function kyselyOn(connection: WriterConnection): Kysely<Schema> {
  const driver = Object.assign(new DummyDriver(), { acquireConnection: () => Promise.resolve(connection) });
  return new Kysely({
    dialect: {
      createDriver: () => driver,
      createAdapter: () => new SqliteAdapter(),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createIntrospector: (db) => new SqliteIntrospector(db),
    },
  });
}
