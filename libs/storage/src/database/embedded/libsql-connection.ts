import LibsqlDatabase from 'libsql';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

/** Statements kept prepared. Texts are few: lists of values make some more. */
const STATEMENTS_KEPT = 200;

/** What a statement can be given. Anything else ends the process inside the driver. */
type Bindable = string | number | bigint | Uint8Array | null;

/** One connection to a database file, as Kysely wants it; statements are prepared once for each text. */
export interface LibsqlConnection extends SqliteDatabase {
  readonly isInTransaction: boolean;
  prepare(sql: string): LibsqlStatement;
  exec(sql: string): void;
}

export interface LibsqlStatement extends SqliteStatement {
  run(parameters: readonly unknown[]): { readonly changes: number; readonly lastInsertRowid: number };
}

/** @throws an error of the driver when the file cannot be opened */
export function openLibsql(path: string): LibsqlConnection {
  const database = new LibsqlDatabase(path);
  const door = closable();
  const statements = new Map<string, LibsqlStatement>();
  return {
    get isInTransaction() {
      door.enter();
      return database.inTransaction;
    },
    exec: (sql) => {
      door.enter();
      database.exec(sql);
    },
    prepare: (sql) => {
      door.enter();
      const known = statements.get(sql);
      if (known) return known;
      const made = statementOf(database.prepare(sql), door);
      if (statements.size >= STATEMENTS_KEPT) statements.clear();
      statements.set(sql, made);
      return made;
    },
    close: () => {
      if (!door.shut()) return;
      statements.clear();
      database.close();
    },
  };
}

/** A connection that is not used once it has been let go of: the driver would end the whole process. */
export function closable() {
  let isShut = false;
  return {
    /** @throws Error once it is shut */
    enter: (): void => {
      if (isShut) throw new Error('the connection has been closed');
    },
    /** False when it was shut already. */
    shut: (): boolean => !isShut && (isShut = true),
  };
}

type Door = ReturnType<typeof closable>;

function statementOf(statement: LibsqlDatabase.Statement, door: Door): LibsqlStatement {
  const { reader } = statement;
  return {
    reader,
    all: (parameters) => {
      door.enter();
      return statement.all(bindable(parameters)).map(withBuffers);
    },
    run: (parameters) => {
      door.enter();
      return statement.run(bindable(parameters)) as { changes: number; lastInsertRowid: number };
    },
    *iterate(parameters) {
      door.enter();
      for (const row of statement.iterate(bindable(parameters))) yield withBuffers(row);
    },
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

/** The driver gives bytes as ArrayBuffer; everyone else wants Buffer. */
export function withBuffers(row: unknown): unknown {
  const values = row as Record<string, unknown>;
  for (const name in values) {
    const value = values[name];
    if (value instanceof ArrayBuffer) values[name] = Buffer.from(value);
  }
  return values;
}
