import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_EVERY_MS = 50;
const TIMEOUT_MS = 120_000;

/**
 * Waits until a look finds something, and returns it. A look that throws has found nothing.
 *
 * @param what is named when it is not found
 * @throws Error when it is not found in time
 */
export async function untilFound<T>(
  what: string,
  look: () => T | undefined | Promise<T | undefined>,
  timeoutMs = TIMEOUT_MS,
): Promise<T> {
  for (const endsAt = Date.now() + timeoutMs; ; await pause(LOOK_EVERY_MS)) {
    let fault: unknown;
    try {
      const found = await look();
      if (found !== undefined) return found;
    } catch (error) {
      fault = error;
    }
    if (Date.now() > endsAt) throw new Error(`not in time: ${what}`, { cause: fault });
  }
}

/** Returns a port of 127.0.0.1 that is free at that moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
