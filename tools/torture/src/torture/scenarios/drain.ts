import { setTimeout as sleep } from 'node:timers/promises';
import { MESSAGE_STATES, type MessageState, type Storage } from '@cotiza/storage';
import { openScenarioStorage } from './scenario-storage';
import type { Scenario } from './scenario';

const POLL_MS = 250;
const SAY_EVERY_MS = 10_000;
const SHOWN = 5;

/** Waits until nothing is left to deliver, at most for a while. @returns what the outbox says of itself then */
export async function drain(
  scenario: Scenario,
  timeoutMs: number,
  say: (text: string) => void,
): Promise<Readonly<Record<MessageState, number>>> {
  const storage = await openScenarioStorage(scenario);
  try {
    const startedAt = Date.now();
    for (let saidAt = startedAt; ; await sleep(POLL_MS)) {
      const counts = await storage.outboxDesk.count(MESSAGE_STATES);
      const isOver = counts.pending === 0 || Date.now() - startedAt > timeoutMs;
      if (isOver) await showStuck(storage, say);
      if (isOver) return counts;
      if (Date.now() - saidAt < SAY_EVERY_MS) continue;
      saidAt = Date.now();
      say(`${counts.pending} messages wait, ${counts.delivered} are delivered`);
    }
  } finally {
    await storage.close();
  }
}

async function showStuck({ outboxDesk }: Storage, say: (text: string) => void): Promise<void> {
  for (const state of ['pending', 'dead'] as const) {
    for (const message of await outboxDesk.list({ state, limit: SHOWN })) say(`${state}: ${JSON.stringify(message)}`);
  }
}
