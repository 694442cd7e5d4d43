import { isDeeperThanAnyBody } from '@cotiza/contract';
import { Deadline, type Clock } from '@cotiza/kernel';
import type { KeyReservation, IdempotencyKeys, UsedKey } from '../ports/idempotency-keys';
import { RecordingUncertain } from '../ports/quote-recorder';
import type { QuoteAnswer } from '../request-terms';

export interface KeyUse {
  readonly keys: IdempotencyKeys;
  readonly key: string;
  readonly body: unknown;
  /** Bounds the wait for the key. */
  readonly deadline: Deadline;
  /** Milliseconds that the quotation may take. */
  readonly mostMs: number;
}

/** Milliseconds that releasing a key is waited for: when it is not released, its reservation lapses. */
const RELEASED_WITHIN_MS = 1000;

/** Rejects: time is over before it is known whether this quotation, or an equal one under the same key, has been kept. */
export const outcomeUnknown = (): Promise<never> =>
  Promise.reject(new RecordingUncertain('the time of the quotation was over before its outcome was known'));

/**
 * Returns what a key has answered to a body, whatever is wrong with it now: a request that is repeated after midnight has its
 * answer, though its dates may be past by then. Nothing is written.
 */
export async function answeredBefore({ keys, key, body, deadline }: KeyUse): Promise<QuoteAnswer | undefined> {
  // It has faults and no answer, and comparing bodies would walk down into it level by level.
  if (isDeeperThanAnyBody(body)) return undefined;
  const used = await deadline.orLate(keys.recall(key, body, deadline.signal), outcomeUnknown);
  return used && answerOf(used);
}

/** Quotes a sound body under a key at most once: of several at the same time, one is quoted and the others have its answer. */
export async function quoteOnce(
  { keys, key, body, deadline, mostMs }: KeyUse,
  clock: Clock,
  quote: (reservation: KeyReservation) => Promise<QuoteAnswer>,
): Promise<QuoteAnswer> {
  const beginning = keys.begin(key, body, deadline.signal, mostMs);
  const begun = await deadline.orLate(beginning, () => {
    // A reservation that comes too late is used by no request.
    beginning.then((late) => (late.kind === 'reserved' ? keys.release(late.reservation) : undefined)).catch(ignore);
    return outcomeUnknown();
  });
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

const answerOf = (used: UsedKey): QuoteAnswer =>
  used.kind === 'repeated'
    ? { result: used.result, isRepeated: true }
    : { refusal: { problem: 'clave_reutilizada', faults: [] } };
