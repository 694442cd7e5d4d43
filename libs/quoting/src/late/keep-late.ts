import { pause, type Clock } from '@cotiza/kernel';
import { StorageUnavailable, type RecordedQuote } from '../ports/quote-recorder';
import type { SecondRound } from '../second-round/second-round';
import type { OpenRound } from '../ask/ask-all';
import type { LateQuoteSlots } from './late-quote-slots';

/** Wait before late answers that could not be kept are tried again, in milliseconds. */
const RETRY_MS = 1000;

/** What a quotation needs that goes on after its answer. */
export interface LatePorts {
  readonly places: LateQuoteSlots;
  /** As in `OfferLookup`. */
  readonly handleOf: (reference: string) => string;
  /**
   * Adds late answers to a kept quotation, and releases its messages once it is complete, in one transaction. Returns false when it
   * has been erased.
   *
   * @param before the quotation as it was kept last
   * @throws StorageUnavailable when it cannot be kept for now
   */
  readonly amend: (quote: RecordedQuote, before: RecordedQuote) => Promise<boolean>;
  /**
   * Changes a kept quotation whose insurers have asked, in one transaction, and releases its messages once it is complete. Returns
   * false when it has been erased.
   *
   * @param change returns the quotation as it is to be kept, undefined to leave it; it may be called more than once
   * @throws StorageUnavailable when it cannot be kept for now
   */
  readonly change: (
    reference: string,
    change: (round: SecondRound | undefined) => RecordedQuote | undefined,
  ) => Promise<boolean>;
  /** Reports a defect after the answer, which ends the quotation as it is kept. */
  readonly failed: (reference: string, error: unknown) => void;
}

export interface KeepLateDeps extends Pick<LatePorts, 'amend' | 'failed'> {
  readonly clock: Clock;
  /** Returns the quotation with the answers that are there now. */
  readonly snapshot: () => RecordedQuote;
  /** When the quotation counts as complete whatever is missing, in milliseconds since the epoch. */
  readonly until: number;
}

/**
 * Adds answers to a kept quotation as they come, those that come together in one write. Never rejects: what cannot be kept by the
 * end stays unanswered, and a defect is reported.
 *
 * @param recorded the quotation as it was kept
 */
export async function keepLate({ round, stop }: OpenRound, recorded: RecordedQuote, deps: KeepLateDeps): Promise<void> {
  try {
    let left = waitedFor(recorded);
    for (let kept = recorded; left > 0;) {
      await round.until(() => round.pending().length < left);
      left = round.pending().length;
      const quote = deps.snapshot();
      if (left > 0 && !isVisible(quote, kept)) continue;
      if (!(await untilKept(() => deps.amend(quote, kept), stop.signal, deps))) return stop.abort();
      kept = quote;
    }
  } catch (error) {
    stop.abort();
    deps.failed(recorded.request.reference, error);
  }
}

const namesIn = ({ pending }: RecordedQuote): number => pending?.view.pendientes.length ?? 0;

/** Those that have asked are pending too. */
const waitedFor = (quote: RecordedQuote): number =>
  namesIn(quote) - quote.answers.filter(({ outcome }) => outcome.kind === 'questions').length;

/** Returns whether readers see more than before: not while questions wait for others to answer. */
const isVisible = (quote: RecordedQuote, kept: RecordedQuote): boolean => namesIn(quote) < namesIn(kept);

/** Tries until the work is done or the time is over; returns false then. */
export async function untilKept(
  keep: () => Promise<boolean>,
  signal: AbortSignal,
  { clock, until }: Pick<KeepLateDeps, 'clock' | 'until'>,
): Promise<boolean> {
  while (clock.now() < until) {
    try {
      return await keep();
    } catch (error) {
      if (!(error instanceof StorageUnavailable)) throw error;
      if (signal.aborted) return false;
      await pause(clock, RETRY_MS, signal);
    }
  }
  return false;
}
