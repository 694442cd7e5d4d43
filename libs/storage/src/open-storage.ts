import { refuseUnfinishedCopy } from './copy/copy-mark';
import { checkWriting } from './database/check-writing';
import type { Database } from './database/database';
import { makeComingDays } from './database/make-days';
import { releaseHeldBefore } from './database/embedded/held-before';
import { openDatabase } from './database/open-database';
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
import { privacyOn, type PrivacyParts } from './privacy/privacy.service';
import { GuaranteeLists } from './quotes/guarantee-lists';
import { offerChoicesRepository } from './quotes/offer-choices.repository';
import { purchaseDeskRepository } from './quotes/purchase-desk.repository';
import { quoteDeskRepository, type QuoteDeskParts } from './quotes/quote-desk.repository';
import { quoteStore } from './quotes/quote.store';
import { channelSettingRepository } from './settings/channel-setting.repository';
import type { OperatorDesks, Storage, StorageOptions } from './storage';
import { storageRefusal } from './storage-refusal';

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
    throw storageRefusal(error, options);
  }
}

/** What is looked at and changed in somebody's name. */
function desksFor(parts: PrivacyParts & QuoteDeskParts): OperatorDesks {
  const { database, clock, writeAudit } = parts;
  return {
    endpointSwitches: endpointSwitchesRepository(database, clock, writeAudit),
    channel: channelSettingRepository(database, clock, writeAudit),
    quoteDesk: quoteDeskRepository(parts),
    outboxDesk: outboxDeskRepository(database, clock, writeAudit),
    privacy: privacyOn(parts),
  };
}

async function storageOn(database: Database, options: StorageOptions): Promise<Storage> {
  const { clock, report } = options;
  await refuseUnfinishedCopy(database);
  const ring = await openKeyRing(options, database);
  const secret = await unlock(database, ring);
  const seals = sealsOf(ring);
  const lists = new GuaranteeLists(database);
  const added = new AddedListeners(report);
  if (options.databaseUrl === undefined && options.role === 'service') await releaseHeldBefore(database, clock.now());
  if (options.role === 'service') await makeComingDays({ database, clock, report });
  const parts = { database, clock, ring, seals, lists, added, secret, report };
  const desksOf = (operator: string | null) => desksFor({ ...parts, writeAudit: auditAs(operator) });
  const operator = options.operator ?? null;
  return {
    description: database.description,
    quotes: quoteStore(parts),
    purchases: purchaseDeskRepository({ ...parts, writeAudit: auditAs(operator) }),
    choices: offerChoicesRepository(parts),
    offers: offerLookupRepository(parts),
    idempotencyKeys: idempotencyKeysRepository(parts),
    outbox: outboxRepository(parts),
    ...desksOf(operator),
    actingAs: desksOf,
    checkWriting: () => checkWriting(database, clock),
    pseudonym: (text) => pseudonymOf(ring.current(), text),
    close: () => database.close(),
  };
}
