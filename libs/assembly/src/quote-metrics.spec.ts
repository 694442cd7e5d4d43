import { insurerTransport, NO_METRICS } from '@cotiza/insurers-remote';
import { carRequest } from '@cotiza/insurers-port/testing';
import type { InsurerOutcome } from '@cotiza/insurers-port';
import { systemClock } from '@cotiza/kernel';
import { Metrics } from '@cotiza/platform';
import { declines, insurer, isDown, offerAt, offers } from '@cotiza/quoting/testing';
import { quoteMetrics } from './quote-metrics';

const { manifest } = insurer('Faro', isDown, 'remote');

/** Returns the count of each outcome of one insurer. */
async function countsOf(metrics: Metrics): Promise<Record<string, number>> {
  const counted = (await metrics.text()).matchAll(/^cotiza_insurer_answer_seconds_count\{.*outcome="(.+)"\} (\d+)$/gm);
  return Object.fromEntries([...counted].map(([, outcome, count]) => [outcome!, Number(count)]));
}

/** Returns the outcomes of an insurer that is down: of a question, and of those that its breaker stops. */
async function outcomesWhenDown(): Promise<InsurerOutcome[]> {
  const transport = insurerTransport({
    ...{ id: 'faro', baseUrl: 'http://127.0.0.1:1', deadlineMs: 1_000, clock: systemClock() },
    ...{ report: () => undefined, metrics: NO_METRICS, limits: { breakerFailures: 1 } },
  });
  const guarded = transport.guard({ manifest, quote: isDown });
  const ask = () => guarded.quote(carRequest(), { signal: new AbortController().signal, deadlineMs: 1_000 });
  const outcomes = [await ask(), await ask(), await ask()];
  await transport.close();
  return outcomes;
}

describe('what is counted of insurers', () => {
  it('is what came of each question, and those that were not asked apart from failures', async () => {
    const metrics = new Metrics();
    const observer = quoteMetrics(metrics);
    const outcomes = [...(await outcomesWhenDown()), offers(offerAt(100_00)), declines()];
    for (const outcome of outcomes) observer.insurerAnswered({ insurer: manifest, outcome }, 'Car', 5);
    expect(await countsOf(metrics)).toEqual({ failure: 1, 'not-asked': 2, offers: 1, declined: 1 });
  });
});
