import type { Database } from './database/database';
import { openDatabase } from './database/open-database';
import { openKeyRing } from './encryption/open-key-ring';
import { sealsOf } from './encryption/seals';
import { unlock } from './encryption/unlock';
import { idempotencyKeysRepository } from './idempotency/idempotency-keys.repository';
import { AddedListeners } from './outbox/added-listeners';
import { endpointSwitchesRepository } from './outbox/endpoint-switches.repository';
import { outboxDeskRepository } from './outbox/outbox-desk.repository';
import { outboxRepository } from './outbox/outbox.repository';
import { privacyOn } from './privacy/privacy.service';
import { GuaranteeLists } from './quotes/guarantee-lists';
import { quoteDeskRepository } from './quotes/quote-desk.repository';
import { quoteStore } from './quotes/quote.store';
import { channelSettingRepository } from './settings/channel-setting.repository';
import type { Storage, StorageOptions } from './storage';

/**
 * Opens what is kept: on PostgreSQL when there is an address, else on the embedded database in the data folder.
 *
 * @throws StorageUnusable when it cannot be used: nothing has been changed
 */
export async function openStorage(options: StorageOptions): Promise<Storage> {
  const database = await openDatabase(options);
  try {
    return await storageOn(database, options);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function storageOn(database: Database, options: StorageOptions): Promise<Storage> {
  const { clock } = options;
  const ring = await openKeyRing(options, database);
  const secret = await unlock(database, ring);
  const seals = sealsOf(ring);
  const lists = new GuaranteeLists(database);
  const added = new AddedListeners();
  const parts = { database, clock, ring, seals, lists, added, secret };
  return {
    description: database.description,
    quotes: quoteStore(parts),
    idempotencyKeys: idempotencyKeysRepository(parts),
    outbox: outboxRepository(parts),
    endpointSwitches: endpointSwitchesRepository(database, clock),
    channel: channelSettingRepository(database, clock),
    quoteDesk: quoteDeskRepository(parts),
    outboxDesk: outboxDeskRepository(database, clock),
    privacy: privacyOn(parts),
    ping: () => database.ping(),
    close: () => database.close(),
  };
}
