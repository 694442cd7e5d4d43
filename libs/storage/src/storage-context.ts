import type { Clock } from '@cotiza/kernel';
import type { Database } from './database/database';
import type { KeyRing, Seals } from './encryption/key-ring';
import type { AddedListeners } from './outbox/new-messages';
import type { WriteAudit } from './privacy/audit';
import type { GuaranteeLists } from './quotes/guarantee-lists';
import type { StorageOptions } from './storage';

export interface StorageContext {
  readonly database: Database;
  readonly clock: Clock;
  readonly ring: KeyRing;
  readonly seals: Seals;
  readonly lists: GuaranteeLists;
  readonly added: AddedListeners;
  /** Hashing secret of the database. */
  readonly secret: Buffer;
  /** Receives failures in the background, without personal data. */
  readonly report: StorageOptions['report'];
}

/** An open storage, for repositories whose changes leave an audit line. */
export interface AuditedContext extends StorageContext {
  readonly writeAudit: WriteAudit;
}
