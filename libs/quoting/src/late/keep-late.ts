import { pause, type Clock } from '@cotiza/kernel';
import type { RecordedQuote } from '../ports/quote-recorder';
import type { OpenRound } from './ask-in-time';

/** Wait before late answers that could not be kept are tried again, in milliseconds. */
const RETRY_MS = 1000;

export interface KeepLateDeps {
  readonly clock: Clock;
  /** As in `LatePorts`. */
  readonly amend: (quote: RecordedQuote, before: RecordedQuote) => Promise<boolean>;
  /** Returns the quotation with the answers that are there now. */
  readonly snapshot: () => RecordedQuote;
  /** When the quotation counts as complete whatever is missing, in milliseconds since the epoch. */
  readonly until: number;
}

/**
 * Adds answers to a kept quotation as they come, those that come together in one write. Never rejects: what cannot be kept by the
 * end stays unanswered.
 *
 * @param recorded the quotation as it was kept
 */
export async function keepLate({ round, stop }: OpenRound, recorded: RecordedQuote, deps: KeepLateDeps): Promise<void> {
  for (let kept = recorded; kept.pending;) {
    const left = kept.pending.view.pendientes.length;
    await round.until(() => round.pending().length < left);
    const quote = deps.snapshot();
    if (!(await amended([quote, kept], stop.signal, deps))) return stop.abort();
    kept = quote;
  }
}

async function amended(
  change: Parameters<KeepLateDeps['amend']>,
  signal: AbortSignal,
  { clock, amend, until }: KeepLateDeps,
) {
  while (clock.now() < until) {
    try {
      return await amend(...change);
    } catch {
      if (signal.aborted) return false;
      await pause(clock, RETRY_MS, signal);
    }
  }
  return false;
}
