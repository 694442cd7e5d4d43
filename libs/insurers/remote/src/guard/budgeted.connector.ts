import { aroundEachAsk, type AskContext, type InsurerConnector } from '@cotiza/insurers-port';
import { type Clock, dayInSpain } from '@cotiza/kernel';
import { CallFailed } from '@cotiza/transport';
import type { SpendLimits } from '../settings/remote-settings';
import type { InsurerMetrics, QuestionCounter } from './observers';
import { BILLED_BEFORE, LIMIT_REACHED } from './outcomes';

interface BudgetDeps {
  readonly clock: Clock;
  readonly metrics: InsurerMetrics;
  readonly counter: QuestionCounter;
}

const DAY_MS = 86_400_000;
const CENTS = 100;

/** Callers without a key of their own count as one. */
const UNNAMED = '';

/**
 * Wraps a connector that bills its questions and may throw: over a limit of the day in Spain it is not asked, nor twice under one
 * idempotency key. A question that was not billed does not count.
 */
export function budgeted(
  connector: InsurerConnector,
  limits: SpendLimits,
  { clock, metrics, counter }: BudgetDeps,
): InsurerConnector {
  const { id, costCents = 0 } = connector.manifest;
  const affordable = costCents === 0 ? Infinity : Math.floor((limits.maxEurosPerDay * CENTS) / costCents);
  const countOf = (key: string, limit: number) => ({ key: `bill:${id}:${key}`, windowMs: DAY_MS, limit });

  const take = async ({ caller = UNNAMED, keyHash }: AskContext) => {
    const today = dayInSpain(clock.now());
    const once = await counter.take(keyHash === undefined ? [] : [countOf(`key:${keyHash}`, 1)]);
    if (once.isFull) return BILLED_BEFORE;
    const ofDay = await counter.take([
      countOf(today, Math.min(limits.maxPerDay ?? Infinity, affordable)),
      countOf(`${today}:${caller}`, limits.maxPerCaller ?? Infinity),
    ]);
    if (ofDay.isFull) {
      await once.giveBack();
      return LIMIT_REACHED;
    }
    return { giveBack: () => Promise.all([once.giveBack(), ofDay.giveBack()]) };
  };

  return aroundEachAsk(connector, (ask) => async (request, context) => {
    const taken = await take(context);
    if ('kind' in taken) return taken;
    try {
      const outcome = await ask(request, context);
      metrics.billed(id, costCents);
      return outcome;
    } catch (error) {
      if (error instanceof CallFailed && error.isUnbilled) await taken.giveBack();
      else metrics.billed(id, costCents);
      throw error;
    }
  });
}
