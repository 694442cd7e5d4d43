import type { SeenQuote } from './quotes-in-flight';
import type { Paces } from './simulated-insurers';

/**
 * Milliseconds by which each quotation was later than its slowest insurer, who counts no longer than to the deadline.
 *
 * @throws Error when nothing is known of the insurers of a quotation
 */
export function overheadsMs(quotes: readonly SeenQuote[], paces: Paces, deadlineMs: number): number[] {
  return quotes.map(({ reference, latencyMs }) => {
    const waits = paces.get(reference);
    if (!waits) throw new Error(`the insurers do not know the quotation ${reference}`);
    return latencyMs - Math.min(deadlineMs, Math.max(...waits));
  });
}

/** Milliseconds after the deadline of each quotation that waited for it. */
export function afterDeadlineMs(quotes: readonly SeenQuote[], deadlineMs: number): number[] {
  return quotes.map(({ latencyMs }) => latencyMs - deadlineMs);
}
