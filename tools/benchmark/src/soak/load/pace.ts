import { setTimeout as sleep } from 'node:timers/promises';

/** Requests of somebody at once, when it is found out how many can be answered. */
const CLIENTS = 8;
/** Requests that are under way at most: the service then has more than it can do, and fewer are sent. */
const IN_FLIGHT_AT_MOST = 64;
const TICK_MS = 20;
/** For what a few seconds of quotations have to be delivered. */
const DELIVERY_TIMEOUT_S = 300;
const DELIVERY_POLL_MS = 100;

/**
 * Asks one request after the other, by several clients at once, and then waits until everything that followed from it is done.
 *
 * @param isDone whether nothing is left to be delivered
 * @returns how many a second the service can answer and deliver, as long as anybody likes
 * @throws Error when what followed is not done in time
 */
export async function capacityOf(
  ask: () => Promise<void>,
  seconds: number,
  isDone: () => Promise<boolean>,
): Promise<number> {
  const beganAt = performance.now();
  const passed = () => (performance.now() - beganAt) / 1000;
  let answered = 0;
  const client = async () => {
    while (passed() < seconds) {
      await ask();
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  while (!(await isDone())) {
    if (passed() > seconds + DELIVERY_TIMEOUT_S) throw new Error('what was asked for is not delivered in time');
    await sleep(DELIVERY_POLL_MS);
  }
  return answered / passed();
}

/** Asks so many times a second, whatever is answered, until it is told to stop. Resolves when the last was answered. */
export function askSteadily(ask: () => Promise<void>, perSecond: number): () => Promise<void> {
  let isOver = false;
  const underWay = new Set<Promise<void>>();
  const asking = async () => {
    const beganAt = performance.now();
    let due = 0;
    for (let sent = 0; !isOver; await sleep(TICK_MS)) {
      due = ((performance.now() - beganAt) / 1000) * perSecond;
      for (; sent < due && underWay.size < IN_FLIGHT_AT_MOST; sent++) {
        const asked: Promise<void> = ask().finally(() => underWay.delete(asked));
        underWay.add(asked);
      }
      // What could not be sent is not made up for.
      sent = Math.max(sent, Math.floor(due));
    }
    await Promise.all(underWay);
  };
  const done = asking();
  return () => {
    isOver = true;
    return done;
  };
}
