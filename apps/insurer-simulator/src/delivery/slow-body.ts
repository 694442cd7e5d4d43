import type { Exchange } from './exchange';

const EVERY_MS = 100;
const PARTS = 600;

/** Sends a body of any length over a minute: longer than any deadline, without a long pause. */
export function trickle(exchange: Exchange, bytes: Buffer): void {
  const size = Math.max(1, Math.ceil(bytes.length / PARTS));
  let sent = 0;
  const timer = setInterval(() => {
    exchange.raw.write(bytes.subarray(sent, sent + size));
    sent += size;
    if (sent >= bytes.length) exchange.raw.end();
  }, EVERY_MS);
  exchange.onceOver(() => clearInterval(timer));
}
