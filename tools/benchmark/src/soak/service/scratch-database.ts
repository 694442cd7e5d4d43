import { Client } from 'pg';

const SERVER = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/test';
const CONNECT_TIMEOUT_MS = 30_000;

/** A database of one run on the PostgreSQL of the tests. */
export interface ScratchDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** Creates a database; undefined when no PostgreSQL answers. */
export async function scratchDatabase(): Promise<ScratchDatabase | undefined> {
  const name = `cotiza_soak_${process.pid}`;
  try {
    await onServer(`create database ${name}`);
  } catch {
    return undefined;
  }
  const url = new URL(SERVER);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(`drop database if exists ${name} with (force)`) };
}

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: SERVER, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
