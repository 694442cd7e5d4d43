import type { Exchange } from './exchange';

const EVERY_MS = 100;
const PARTS = 600;

/** Sends a body over a minute, however short it is: longer than any deadline, and never silent for long. */
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
