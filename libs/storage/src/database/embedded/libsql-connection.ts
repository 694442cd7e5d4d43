import LibsqlDatabase from 'libsql';
import { keepNewest } from '@cotiza/kernel';
import {
  type SqliteDatabase,
  type SqliteStatement,
  DummyDriver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
} from 'kysely';
import LibsqlPromise from 'libsql/promise';
import type { Schema } from '../schema';

/** Statements kept prepared. Texts are few: lists of values make some more. */
const STATEMENTS_KEPT = 200;

/** The values that the driver takes. Anything else ends the process inside it. */
type Bindable = string | number | bigint | Uint8Array | null;

/** A connection to a database file, as Kysely wants it, that works on the calling thread. */
export interface LibsqlConnection extends SqliteDatabase {
  exec(sql: string): void;
}

/** @throws an error of the driver when the file cannot be opened */
export function openLibsql(path: string): LibsqlConnection {
  const database = new LibsqlDatabase(path);
  const statements = new Map<string, SqliteStatement>();
  let isClosed = false;
  return {
    exec: (sql) => {
      refuseClosed(isClosed);
      database.exec(sql);
    },
    prepare: (sql) => {
      refuseClosed(isClosed);
      const statement = statements.get(sql) ?? statementOf(database.prepare(sql));
      statements.set(sql, statement);
      keepNewest(statements, STATEMENTS_KEPT);
      return statement;
    },
    close: () => {
      if (isClosed) return;
      isClosed = true;
      database.close();
    },
  };
}

/** The driver ends the process when a closed connection is used. @throws Error for a closed one */
function refuseClosed(isClosed: boolean): void {
  if (isClosed) throw new Error('the connection has been closed');
}

function statementOf(statement: LibsqlDatabase.Statement): SqliteStatement {
  const all = (parameters: readonly unknown[]) => statement.all(bindable(parameters)).map(withBuffers);
  return {
    reader: statement.reader,
    all,
    run: (parameters) => statement.run(bindable(parameters)),
    iterate: (parameters) => all(parameters).values(),
  };
}

/** @throws TypeError for a value that the driver does not take */
function bindable(parameters: readonly unknown[]): Bindable[] {
  return parameters.map((value) => {
    switch (typeof value) {
      case 'string':
      case 'number':
      case 'bigint':
        return value;
      default:
        if (value == null) return null;
        if (value instanceof Uint8Array) return value;
        throw new TypeError(`a ${typeof value} cannot be kept`);
    }
  });
}

/** The driver gives bytes as ArrayBuffer; the schema says Buffer. */
function withBuffers(row: unknown): unknown {
  const values = row as Record<string, unknown>;
  for (const name in values) {
    const value = values[name];
    if (value instanceof ArrayBuffer) values[name] = Buffer.from(value);
  }
  return values;
}

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
