import { idempotencyContract } from './idempotency.contract';
import { offersContract } from './offers.contract';
import { messagesContract } from './messages.contract';
import { privacyContract } from './privacy.contract';
import { choicesContract, purchasesContract } from './purchases.contract';
import { quotesContract } from './quotes.contract';
import { settingsContract } from './settings.contract';
import type { DatabaseSource } from './storage-bench';

/** The contract of the storage on any database. Call it inside a spec. */
export function storageContract(name: string, source: DatabaseSource): void {
  describe(name, () => {
    quotesContract(source);
    purchasesContract(source);
    choicesContract(source);
    offersContract(source);
    messagesContract(source);
    idempotencyContract(source);
    settingsContract(source);
    privacyContract(source);
  });
}
