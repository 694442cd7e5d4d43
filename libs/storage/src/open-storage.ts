import { resolve } from 'node:path';
import { RecordingUnavailable } from '@cotiza/quoting';
import { checkWriting } from './database/check-writing';
import type { Database } from './database/database';
import { embeddedRefusal } from './database/embedded/embedded-refusals';
import { releaseStaleClaims } from './database/embedded/stale-claims';
import { openDatabase } from './database/open-database';
import { postgresRefusal } from './database/postgres/postgres-refusals';
import { openKeyRing } from './encryption/open-key-ring';
import { sealsOf } from './encryption/seals';
import { pseudonymOf } from './encryption/subject-hashes';
import { unlock } from './encryption/unlock';
import { idempotencyKeysRepository } from './idempotency/idempotency-keys.repository';
import { AddedListeners } from './outbox/added-listeners';
import { offerLookupRepository } from './offers/offer-lookup.repository';
import { endpointSwitchesRepository } from './outbox/endpoint-switches.repository';
import { outboxDeskRepository } from './outbox/outbox-desk.repository';
import { outboxRepository } from './outbox/outbox.repository';
import { auditAs } from './privacy/audit';
import { privacyOn } from './privacy/privacy.service';
import { GuaranteeLists } from './quotes/guarantee-lists';
import { offerChoicesRepository } from './quotes/offer-choices.repository';
import { purchaseDeskRepository } from './quotes/purchase-desk.repository';
import { quoteDeskRepository } from './quotes/quote-desk.repository';
import { quoteStore } from './quotes/quote.store';
import { channelSettingRepository } from './settings/channel-setting.repository';
import type { Storage, StorageOptions } from './storage';
import { StorageUnusable } from './storage-unusable';

/**
 * Opens what is kept: on PostgreSQL when there is an address, else on the embedded database in the data folder.
 *
 * @throws StorageUnusable when it cannot be used: nothing has been changed
 */
export async function openStorage(options: StorageOptions): Promise<Storage> {
  let database: Database | undefined;
  try {
    database = await openDatabase(options);
    return await storageOn(database, options);
  } catch (error) {
    await database?.close();
    throw refusalOf(error, options);
  }
}

/** A failure in plain words where it is a known one, else the failure itself. */
function refusalOf(error: unknown, { databaseUrl, dataDir }: StorageOptions): unknown {
  if (error instanceof StorageUnusable) return error;
  const cause = error instanceof RecordingUnavailable ? error.cause : error;
  const inWords =
    (databaseUrl === undefined ? undefined : postgresRefusal(cause, databaseUrl)) ??
    embeddedRefusal(cause, resolve(dataDir));
  return inWords === undefined ? error : new StorageUnusable(inWords, { cause });
}

async function storageOn(database: Database, options: StorageOptions): Promise<Storage> {
  const { clock, report } = options;
  const ring = await openKeyRing(options, database);
  const secret = await unlock(database, ring);
  const seals = sealsOf(ring);
  const lists = new GuaranteeLists(database);
  const added = new AddedListeners(report);
  if (options.databaseUrl === undefined && options.role === 'service') await releaseStaleClaims(database, clock.now());
  const writeAudit = auditAs(options.operator ?? null);
  const parts = { database, clock, ring, seals, lists, added, secret, report, writeAudit };
  return {
    description: database.description,
    quotes: quoteStore(parts),
    purchases: purchaseDeskRepository(parts),
    choices: offerChoicesRepository(parts),
    offers: offerLookupRepository(parts),
    idempotencyKeys: idempotencyKeysRepository(parts),
    outbox: outboxRepository(parts),
    endpointSwitches: endpointSwitchesRepository(database, clock, writeAudit),
    channel: channelSettingRepository(database, clock, writeAudit),
    quoteDesk: quoteDeskRepository(parts),
    outboxDesk: outboxDeskRepository(database, clock, writeAudit),
    privacy: privacyOn(parts),
    checkWriting: () => checkWriting(database, clock),
    pseudonym: (text) => pseudonymOf(ring.current(), text),
    close: () => database.close(),
  };
}
