import { answers } from './connection';
import type { DatabaseServer } from './database-server';
import { findPostgresPrograms } from './postgres-programs';
import { privateCluster } from './private-cluster';
import { sharedServer } from './shared-server';

const BY_DEFAULT = 'postgres://postgres@127.0.0.1:5432/test';

/** A PostgreSQL of its own where that can be had, else one that is there; undefined where there is none. */
export async function findDatabaseServer(say: (text: string) => void): Promise<DatabaseServer | undefined> {
  const programs = findPostgresPrograms();
  if (programs) {
    try {
      return await privateCluster(programs, say);
    } catch (error) {
      say(`no PostgreSQL of its own: ${(error as Error).message}`);
    }
  }
  const url = process.env.TEST_DATABASE_URL ?? BY_DEFAULT;
  return (await answers(url)) ? sharedServer(url) : undefined;
}
