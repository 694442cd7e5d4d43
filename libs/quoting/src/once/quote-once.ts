import { isDeeperThanAnyBody } from '@cotiza/contract';
import type { KeyReservation, IdempotencyKeys, UsedKey } from '../ports/idempotency-keys';
import type { QuoteAnswer } from '../request-terms';

/**
 * What a key has answered to a body, before the body is judged: a request that is repeated after midnight has its answer,
 * though its dates may be past by then. Nothing is written.
 */
export async function answeredBefore(
  keys: IdempotencyKeys,
  key: string,
  body: unknown,
): Promise<QuoteAnswer | undefined> {
  // It has faults and no answer, and comparing bodies would walk down into it level by level.
  if (isDeeperThanAnyBody(body)) return undefined;
  const used = await keys.recall(key, body);
  return used && answerOf(used);
}

/** Quotes a sound body under a key at most once: of several at the same time, one is quoted and the others have its answer. */
export async function quoteOnce(
  keys: IdempotencyKeys,
  key: string,
  body: unknown,
  quote: (reservation: KeyReservation) => Promise<QuoteAnswer>,
): Promise<QuoteAnswer> {
  const begun = await keys.begin(key, body);
  if (begun.kind !== 'reserved') return answerOf(begun);
  return quote(begun.reservation).then(
    async (answer) => {
      if ('refusal' in answer) await release(keys, begun.reservation);
      return answer;
    },
    async (error: unknown) => {
      await release(keys, begun.reservation);
      throw error;
    },
  );
}

const answerOf = (used: UsedKey): QuoteAnswer =>
  used.kind === 'repeated'
    ? { result: used.result, isRepeated: true }
    : { refusal: { problem: 'clave_reutilizada', faults: [] } };

/** A key that cannot be let go of now becomes free by itself when its reservation lapses. */
async function release(keys: IdempotencyKeys, reservation: KeyReservation): Promise<void> {
  await keys.release(reservation).catch(() => undefined);
}
