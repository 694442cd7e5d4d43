import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema';
import type { AuditLine } from './privacy';

/** Keeps that something was done, in the transaction that does it. Nothing personal may be in the action. */
export async function writeAudit(db: Kysely<Schema>, line: AuditLine): Promise<void> {
  await db
    .insertInto('audit')
    .values({ ...line })
    .execute();
}

/** Newest first. */
export function readAudit(db: Kysely<Schema>, limit: number): Promise<AuditLine[]> {
  return db.selectFrom('audit').select(['at', 'action', 'count']).orderBy('seq', 'desc').limit(limit).execute();
}
