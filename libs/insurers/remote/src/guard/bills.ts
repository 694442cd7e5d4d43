import type { AskContext, ConnectorOutcome, InsurerManifest } from '@cotiza/insurers-port';
import { dayInSpain } from '@cotiza/kernel';
import { CallFailed } from '@cotiza/transport';
import type { SpendSettings } from '../settings/remote-settings';
import type { Observers, QuestionCounter } from './observers';
import { BILLED_BEFORE, LIMIT_REACHED } from './outcomes';

/** The limits of the bills of a day, and what counts them. */
export interface Budget {
  readonly spend: SpendSettings;
  readonly counter: QuestionCounter;
}

const DAY_MS = 86_400_000;
const CENTS = 100;

/** Callers without a key of their own count as one. */
const UNNAMED = '';

/**
 * Returns what asks an insurer that bills its questions: over a limit of the day in Spain it is not asked, nor twice under one
 * idempotency key. A question that was not billed does not count.
 */
export function billing(
  { id, costCents = 0 }: InsurerManifest,
  { spend, counter }: Budget,
  { clock, metrics }: Pick<Observers, 'clock' | 'metrics'>,
) {
  const affordable = costCents === 0 ? Infinity : Math.floor((spend.maxEurosPerDay * CENTS) / costCents);
  const countOf = (key: string, limit: number) => ({ key: `bill:${id}:${key}`, windowMs: DAY_MS, limit });

  const take = async ({ caller = UNNAMED, keyHash }: AskContext) => {
    const today = dayInSpain(clock.now());
    const once = await counter.take(keyHash === undefined ? [] : [countOf(`key:${keyHash}`, 1)]);
    if (once.isFull) return BILLED_BEFORE;
    const ofDay = await counter.take([
      countOf(today, Math.min(spend.maxPerDay ?? Infinity, affordable)),
      countOf(`${today}:${caller}`, spend.maxPerCaller ?? Infinity),
    ]);
    if (ofDay.isFull) {
      await once.giveBack();
      return LIMIT_REACHED;
    }
    return { giveBack: () => Promise.all([once.giveBack(), ofDay.giveBack()]) };
  };

  return async (context: AskContext, ask: () => ConnectorOutcome | Promise<ConnectorOutcome>) => {
    const taken = await take(context);
    if ('kind' in taken) return taken;
    try {
      const outcome = await ask();
      metrics.billed(id, costCents);
      return outcome;
    } catch (error) {
      if (error instanceof CallFailed && error.isUnbilled) await taken.giveBack();
      else metrics.billed(id, costCents);
      throw error;
    }
  };
}
