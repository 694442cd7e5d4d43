import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema';
import type { AuditLine } from './privacy';

/** Keeps that something was done, in the transaction that does it. Nothing personal of customers may be in the action. */
export type WriteAudit = (db: Kysely<Schema>, line: Omit<AuditLine, 'actor'>) => Promise<void>;

/** @param actor who does it: the operator, or null for the service itself */
export const auditAs =
  (actor: string | null): WriteAudit =>
  async (db, { at, action, count }) => {
    await db.insertInto('audit').values({ at, action, count, actor }).execute();
  };

export function readAudit(db: Kysely<Schema>, limit: number): Promise<AuditLine[]> {
  return db
    .selectFrom('audit')
    .select(['at', 'action', 'count', 'actor'])
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute();
}
