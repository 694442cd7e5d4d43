import { existing, type Clock } from '@cotiza/kernel';
import { systemClock } from '@cotiza/kernel';
import { StorageUnusable, type Storage } from '@cotiza/storage';
import type { QuoteOrder } from '../load/quote-order';
import type { Scenario } from './scenario';
import { openScenarioStorage } from './scenario-storage';

/** More than any claim or reservation lasts, in milliseconds: a message is claimed for 15 seconds, a key reserved for a minute. */
const AHEAD_MS = 600_000;

/** For giving messages back. */
const LEASE_MS = 600_000;
const BATCH = 500;

/**
 * Does what time would do: whatever the dead had claimed is free again, and what waits for its turn is due. It is done as
 * by a service whose clock is ahead, and only while no other works on the same data.
 */
export async function letClaimsLapse(scenario: Scenario, unanswered: readonly QuoteOrder[]): Promise<void> {
  const now = systemClock();
  const ahead: Clock = { ...now, now: () => now.now() + AHEAD_MS };
  const storage = await openScenarioStorage(scenario, ahead).catch(unlessEmpty);
  if (storage === undefined) return;
  try {
    await giveMessagesBack(storage, now.now());
    for (const order of unanswered) await letGoOf(storage, order);
  } finally {
    await storage.close();
  }
}

/** A service that does not wait for the disk may lose even its tables with the power: then nothing is claimed. */
function unlessEmpty(error: unknown): undefined {
  if (!(error instanceof StorageUnusable)) throw error;
}

/** All are claimed before any is given back, since then it would be due to be claimed again. */
async function giveMessagesBack({ outbox }: Storage, dueAt: number): Promise<void> {
  const claimed = [];
  for (;;) {
    const batch = await outbox.claim(BATCH, LEASE_MS);
    if (batch.length === 0) break;
    claimed.push(...batch);
  }
  const reason = 'its claim lapsed';
  await Promise.all(claimed.map((message) => outbox.settle(message, { kind: 'returned', dueAt, reason })));
}

async function letGoOf({ idempotencyKeys }: Storage, { key, body }: QuoteOrder): Promise<void> {
  const answer = await idempotencyKeys.begin(existing(key, 'key of the request'), JSON.parse(body));
  if (answer.kind === 'reserved') await idempotencyKeys.release(answer.reservation);
}
