import type { ConnectorOutcome } from '@cotiza/insurers-port';
import { manualClock } from '@cotiza/kernel';
import { CallFailed } from '@cotiza/transport';
import { recorder } from '../testing/recorder';
import { asking, SOME_OFFERS, stubConnector } from '../testing/stub.connector';
import { questionCounter } from '../testing/question-counter';
import { billing, type Budget } from './bills';
import { BILLED_BEFORE, LIMIT_REACHED } from './outcomes';

const clock = manualClock('2026-11-21T09:00:00Z');
const answers = (): ConnectorOutcome | Promise<ConnectorOutcome> => SOME_OFFERS;
const manifest = { ...stubConnector(() => SOME_OFFERS).manifest, costCents: 12 };

function insurer(spend: Budget['spend'], quote = answers, counter = questionCounter()) {
  const { metrics, measured } = recorder();
  const bill = billing(manifest, { spend, counter }, { clock, metrics });
  return { ask: (asker: object = {}) => bill(asking(asker), quote), measured, counter };
}

describe('an insurer that bills its questions', () => {
  it('is asked as often as the ceiling in euros pays for, over all processes', async () => {
    const { ask, measured, counter } = insurer({ maxEurosPerDay: 1 });
    for (let count = 0; count < 7; count++) expect(await ask()).toBe(SOME_OFFERS);
    const other = insurer({ maxEurosPerDay: 1 }, answers, counter);
    expect(await other.ask()).toBe(SOME_OFFERS);
    expect(await ask()).toBe(LIMIT_REACHED);
    expect(measured).toEqual(Array(7).fill(['billed', 'stub', 12]));
  });

  it('is asked again on the next day in Spain', async () => {
    const { ask } = insurer({ maxEurosPerDay: 100, maxPerDay: 1 });
    await ask();
    expect(await ask()).toBe(LIMIT_REACHED);
    clock.advance(14 * 3_600_000);
    expect(await ask()).toBe(SOME_OFFERS);
  });

  it('is asked so often by each caller; those without a key are one', async () => {
    const { ask } = insurer({ maxEurosPerDay: 100, maxPerCaller: 1 });
    expect(await ask({ caller: 'ana' })).toBe(SOME_OFFERS);
    expect(await ask({ caller: 'ana' })).toBe(LIMIT_REACHED);
    expect(await ask()).toBe(SOME_OFFERS);
    expect(await ask()).toBe(LIMIT_REACHED);
  });

  it('is asked once under an idempotency key, also when it has failed', async () => {
    const fails = () => Promise.reject(new CallFailed('deadline', 'too slow'));
    const { ask, measured } = insurer({ maxEurosPerDay: 100 }, fails);
    await expect(ask({ keyHash: 'a' })).rejects.toThrow(CallFailed);
    expect(await ask({ keyHash: 'a' })).toBe(BILLED_BEFORE);
    expect(measured).toEqual([['billed', 'stub', 12]]);
  });

  it('counts nothing where it was not reached', async () => {
    const fails = () => Promise.reject(new CallFailed('failure', 'no connection', { isUnbilled: true }));
    const { ask, measured } = insurer({ maxEurosPerDay: 100, maxPerDay: 1 }, fails);
    for (let count = 0; count < 3; count++) await expect(ask({ keyHash: 'a' })).rejects.toThrow(CallFailed);
    expect(measured).toEqual([]);
  });
});
