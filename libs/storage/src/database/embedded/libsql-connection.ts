import LibsqlDatabase from 'libsql';
import { keepNewest } from '@cotiza/kernel';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

/** Statements kept prepared. Texts are few: lists of values make some more. */
export const STATEMENTS_KEPT = 200;

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
export function refuseClosed(isClosed: boolean): void {
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
export function bindable(parameters: readonly unknown[]): Bindable[] {
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
export function withBuffers(row: unknown): unknown {
  const values = row as Record<string, unknown>;
  for (const name in values) {
    const value = values[name];
    if (value instanceof ArrayBuffer) values[name] = Buffer.from(value);
  }
  return values;
}
