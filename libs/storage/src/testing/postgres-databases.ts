import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { Client } from 'pg';
import type { DatabaseSource } from './storage-bench';
import { temporaryFolder } from './temporary-storage';

const SERVER = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/test';

/** The server of tests; undefined when there is none and nobody has promised one with TEST_DATABASE_URL. */
export async function findPostgres(): Promise<string | undefined> {
  try {
    await withClient((client) => client.query('select 1'));
    return SERVER;
  } catch (error) {
    if (process.env.TEST_DATABASE_URL !== undefined) throw error;
    return undefined;
  }
}

/** An address that leads to a schema of its own, where nobody is in the way of another test. */
export const addressOf = (schema: string): string => {
  const url = new URL(SERVER);
  url.searchParams.set('options', `-c search_path=${schema}`);
  return url.href;
};

/** A schema of PostgreSQL for each test, dropped after it. */
export const postgresDatabases: DatabaseSource = {
  make: async () => {
    const schema = `test_${randomBytes(8).toString('hex')}`;
    await withClient((client) => client.query(`create schema ${schema}`));
    return { databaseUrl: addressOf(schema), dataDir: temporaryFolder() };
  },
  remove: async ({ databaseUrl, dataDir }) => {
    const schema = /search_path=(\w+)/.exec(decodeURIComponent(new URL(databaseUrl!).search.replaceAll('+', ' ')))![1];
    await withClient((client) => client.query(`drop schema ${schema} cascade`));
    rmSync(dataDir, { recursive: true });
  },
};

async function withClient<T>(work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: SERVER, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
