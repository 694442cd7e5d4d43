import type { Clock } from '@cotiza/kernel';
import { refuseUnfinishedCopy } from './copy/copy-mark';
import type { Database } from './database/database';
import { makeComingDays } from './database/make-days';
import { QueryTimeout } from './database/recording-fault';
import { openDatabase } from './database/open-database';
import { draftsRepository } from './drafts/drafts.repository';
import { openKeyRing } from './encryption/open-key-ring';
import { sealsOf } from './encryption/key-ring';
import { pseudonymOf } from './encryption/hashes';
import { unlock } from './encryption/unlock';
import { idempotencyKeysRepository } from './idempotency-keys.repository';
import { AddedListeners } from './outbox/new-messages';
import { offerLookupRepository } from './offer-lookup.repository';
import { endpointSwitchesRepository } from './outbox/endpoint-switches.repository';
import { outboxDeskRepository } from './outbox/outbox-desk.repository';
import { outboxRepository } from './outbox/outbox.repository';
import { auditAs } from './privacy/audit';
import { ownDataRepository } from './privacy/own-data.repository';
import { privacyOn } from './privacy/privacy.service';
import { GuaranteeLists } from './quotes/guarantee-lists';
import { offerChoicesRepository, purchaseDeskRepository } from './quotes/purchase-links.repository';
import { quoteAdminRepository } from './quotes/quote-admin.repository';
import { quoteStore } from './quotes/quote.store';
import { resumeCodesRepository } from './quotes/resume-codes.repository';
import { revisionDeskRepository } from './quotes/revision-desk.repository';
import { channelSettingRepository } from './settings/channel-setting.repository';
import type { OperatorDesks, Storage, StorageOptions } from './storage';
import type { AuditedContext, StorageContext } from './storage-context';
import { storageRefusal } from './storage-refusal';
import { StorageUnusable } from './storage-unusable';

/**
 * Opens what is kept: on PostgreSQL when there is an address, else on the embedded database in the data folder.
 *
 * @throws StorageUnusable when it cannot be used: nothing has been changed
 */
export async function openStorage(options: StorageOptions): Promise<Storage> {
  let database: Database | undefined;
  try {
    database = reportingFailures(await openDatabase(options), options);
    return await storageOn(database, options);
  } catch (error) {
    await database?.close();
    throw storageRefusal(error, options);
  }
}

/** Reports why nothing can be written, and what to do, when that begins. */
function reportingFailures(database: Database, options: StorageOptions): Database {
  let isFailing = false;
  const watched = async <T>(writing: Promise<T>): Promise<T> => {
    try {
      const result = await writing;
      isFailing = false;
      return result;
    } catch (error) {
      const refusal = error instanceof QueryTimeout ? error : storageRefusal(error, options);
      if (!isFailing && refusal instanceof StorageUnusable) {
        isFailing = true;
        options.report(refusal.message, refusal.cause);
      }
      throw error;
    }
  };
  return {
    ...database,
    write: (work) => watched(database.write(work)),
    save: (rows) => watched(database.save(rows)),
  };
}

async function storageOn(database: Database, options: StorageOptions): Promise<Storage> {
  const { clock, report, role, operator = null } = options;
  await refuseUnfinishedCopy(database);
  const ring = await openKeyRing(options, database);
  const secret = await unlock(database, ring);
  const shared = { lists: new GuaranteeLists(database), added: new AddedListeners(report) };
  const context: StorageContext = { database, clock, ring, seals: sealsOf(ring), ...shared, secret, report };
  if (options.databaseUrl === undefined && role === 'service') await releaseHeldBefore(database, clock.now());
  if (role === 'service') await makeComingDays(context);
  const own = { ...context, writeAudit: auditAs(operator) };
  const quotes = quoteStore(context);
  return {
    description: database.description,
    quotes,
    drafts: draftsRepository(context),
    purchases: purchaseDeskRepository(own),
    choices: offerChoicesRepository(context),
    revisions: revisionDeskRepository(context, quotes),
    resumeCodes: resumeCodesRepository(context),
    ownData: ownDataRepository(own),
    offers: offerLookupRepository(context),
    idempotencyKeys: idempotencyKeysRepository(context),
    outbox: outboxRepository(context),
    ...desksOn(own),
    actingAs: (name) => desksOn({ ...context, writeAudit: auditAs(name) }),
    checkWriting: () => checkWriting(database, clock),
    pseudonym: (text) => pseudonymOf(ring.current(), text),
    close: () => database.close(),
  };
}

const desksOn = (context: AuditedContext): OperatorDesks => ({
  endpointSwitches: endpointSwitchesRepository(context),
  channel: channelSettingRepository(context),
  quoteAdmin: quoteAdminRepository(context),
  outboxDesk: outboxDeskRepository(context),
  privacy: privacyOn(context),
});

/** One row, written over and over. */
const NAME = 'last-write-check';

/**
 * Writes something small to where everything is kept, as everything is written: through the same queue, and down to the disk; and
 * sees that there is room for more.
 */
async function checkWriting(database: Database, clock: Clock): Promise<void> {
  const row = { value: '', changed_at: clock.now() };
  await database.write((db) =>
    db
      .insertInto('settings')
      .values({ name: NAME, ...row })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
      .execute(),
  );
  await database.checkRoom();
}

/**
 * Releases claimed messages and reserved keys. The embedded database has one service at a time, so their holders have ended.
 *
 * @param now milliseconds since the epoch
 */
async function releaseHeldBefore(database: Database, now: number): Promise<void> {
  await database.write(async (db) => {
    await db
      .updateTable('outbox')
      .set({ lease: null, due_at: now })
      // Only what is pending can be claimed: saying so spares looking at all that was ever delivered.
      .where('state', '=', 'pending')
      .where('lease', 'is not', null)
      .execute();
    await db.deleteFrom('idempotency_keys').where('quote', 'is', null).execute();
  });
}
