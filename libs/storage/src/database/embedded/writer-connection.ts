import LibsqlPromise from 'libsql/promise';
import { bindable, closable, withBuffers } from './libsql-connection';

/** A statement of the connection that writes. */
export interface WriterStatement {
  readonly isReader: boolean;
  /** On this thread: writing a row waits for nothing. */
  run(parameters: readonly unknown[]): { readonly changes: number; readonly lastInsertRowid: number };
  all(parameters: readonly unknown[]): Promise<unknown[]>;
}

/**
 * The one connection that writes. Rows are written on the calling thread, where they cost less than a message to another;
 * committing, which waits for the disk, happens on a thread of the driver while this one goes on.
 */
export interface WriterConnection {
  readonly isInTransaction: boolean;
  prepare(sql: string): Promise<WriterStatement>;
  /** On a thread of the driver. */
  exec(sql: string): Promise<void>;
  close(): void;
}

/** What the driver's declarations leave out. */
interface DriverStatement {
  readonly reader: boolean;
  run(parameters: unknown[]): { changes: number; lastInsertRowid: number };
  all(parameters: unknown[]): Promise<unknown[]>;
}
interface DriverConnection {
  readonly inTransaction: boolean;
  prepare(sql: string): Promise<DriverStatement>;
  exec(sql: string): Promise<void>;
  close(): void;
}

/** @throws an error of the driver when the file cannot be opened */
export function openWriter(path: string): WriterConnection {
  const database = new LibsqlPromise(path, {}) as unknown as DriverConnection;
  const door = closable();
  const statements = new Map<string, Promise<WriterStatement>>();
  return {
    get isInTransaction() {
      door.enter();
      return database.inTransaction;
    },
    prepare: async (sql) => {
      door.enter();
      const known = statements.get(sql);
      if (known) return known;
      const made = database.prepare(sql).then((statement) => statementOf(statement, door));
      made.catch(() => statements.delete(sql));
      statements.set(sql, made);
      return made;
    },
    exec: async (sql) => {
      door.enter();
      await database.exec(sql);
    },
    close: () => {
      if (!door.shut()) return;
      statements.clear();
      database.close();
    },
  };
}

function statementOf(statement: DriverStatement, door: ReturnType<typeof closable>): WriterStatement {
  return {
    isReader: statement.reader,
    run: (parameters) => {
      door.enter();
      return statement.run(bindable(parameters));
    },
    all: async (parameters) => {
      door.enter();
      return (await statement.all(bindable(parameters))).map(withBuffers);
    },
  };
}
