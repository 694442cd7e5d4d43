import { isDeeperThanAnyBody } from '@cotiza/contract';
import { Deadline, pause, type Clock } from '@cotiza/kernel';
import type { KeyReservation, IdempotencyKeys, UsedKey } from '../ports/idempotency-keys';
import { RecordingUncertain } from '../ports/quote-recorder';
import type { QuoteAnswer } from '../request-terms';

export interface KeyUse {
  readonly keys: IdempotencyKeys;
  readonly key: string;
  readonly body: unknown;
  /** Bounds each look at the key. */
  deadline: Deadline;
  /** Replaces it once an equal request is known to be under way: the longest that this may take. */
  readonly waiting: Deadline;
  /** True for a key that lapses as soon as every insurer has answered. */
  readonly isOfOpenQuote?: boolean;
  /** Milliseconds that the quotation may take. */
  readonly mostMs: number;
}

/** Pauses between two looks for the answer to an equal request, in milliseconds: each is twice as long as the one before. */
const FIRST_PAUSE_MS = 50;
export const LONGEST_PAUSE_MS = 1000;

/** Milliseconds that releasing a key is waited for: when it is not released, its reservation lapses. */
const RELEASED_WITHIN_MS = 1000;

/** Rejects: time is over before it is known whether this quotation, or an equal one under the same key, has been kept. */
export const outcomeUnknown = (): Promise<never> =>
  Promise.reject(new RecordingUncertain('the time of the quotation was over before its outcome was known'));

/**
 * Returns what a key has answered to a body, whatever is wrong with it now: a request that is repeated after midnight has its
 * answer, though its dates may be past by then. Waits while an equal request is under way. Nothing is written.
 */
export async function answeredBefore(use: KeyUse, clock: Clock): Promise<QuoteAnswer | undefined> {
  const { keys, key, body, waiting } = use;
  // It has faults and no answer, and comparing bodies would walk down into it level by level.
  if (isDeeperThanAnyBody(body)) return undefined;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    const used = await use.deadline.orLate(keys.recall(key, body), outcomeUnknown);
    if (used?.kind !== 'under-way') return used && answerOf(used);
    use.deadline = waiting;
    await waiting.orLate(pause(clock, pauseMs), outcomeUnknown);
  }
}

/** Quotes a sound body under a key at most once: of several at the same time, one is quoted and the others have its answer. */
export async function quoteOnce(
  use: KeyUse,
  clock: Clock,
  quote: (reservation: KeyReservation) => Promise<QuoteAnswer>,
): Promise<QuoteAnswer> {
  const { keys, key, body, mostMs, isOfOpenQuote = false } = use;
  const beginning = keys.begin(key, body, { mostMs, isOfOpenQuote });
  const begun = await use.deadline.orLate(beginning, () => {
    // A reservation that comes too late is used by no request.
    beginning.then((late) => (late.kind === 'reserved' ? keys.release(late.reservation) : undefined)).catch(ignore);
    return outcomeUnknown();
  });
  if (begun.kind === 'under-way') return (await answeredBefore(use, clock)) ?? quoteOnce(use, clock, quote);
  if (begun.kind === 'repeated' && isOfOpenQuote) return { result: begun.result };
  if (begun.kind !== 'reserved') return answerOf(begun);
  const release = () =>
    new Deadline(RELEASED_WITHIN_MS, clock).orLate(keys.release(begun.reservation).catch(ignore), ignore);
  try {
    const answer = await quote(begun.reservation);
    if ('refusal' in answer) await release();
    return answer;
  } catch (error) {
    // What keeps both has just not answered in time: whether the key is released is not waited for as well.
    if (error instanceof RecordingUncertain) void release();
    else await release();
    throw error;
  }
}

const ignore = (): void => undefined;

const answerOf = (used: Exclude<UsedKey, { readonly kind: 'under-way' }>): QuoteAnswer =>
  used.kind === 'repeated'
    ? { result: used.result, isRepeated: true }
    : { refusal: { problem: 'clave_reutilizada', faults: [] } };
