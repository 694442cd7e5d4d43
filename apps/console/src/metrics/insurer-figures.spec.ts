import { Metrics } from '@cotiza/platform';
import { insurerFigures, isSilent } from './insurer-figures';
import { readSamples } from './read-samples';
import type { Scraped } from './scraper';

/** Returns the metrics of a process that has asked two insurers. */
async function processWith(breaker: number): Promise<Scraped> {
  const metrics = new Metrics();
  const answers = metrics.histogram('cotiza_insurer_answer_seconds', 'Test.', ['insurer', 'line', 'outcome']);
  const observe = (seconds: number, insurer: string, line: string, outcome: string) =>
    answers.observe({ insurer, line, outcome }, seconds);
  for (let asked = 0; asked < 3; asked++) observe(0.2, 'faro', 'Car', 'offers');
  observe(0.2, 'faro', 'Home', 'declined');
  observe(8, 'faro', 'Home', 'deadline');
  for (let refused = 0; refused < 9; refused++) observe(0, 'faro', 'Home', 'not-asked');
  observe(0, 'faro', 'Home', 'limit');
  observe(0.001, 'aldaba', 'Car', 'offers');
  metrics.counter('cotiza_insurer_billed_euros_total', 'Test.', ['insurer']).inc({ insurer: 'faro' }, 1.5);
  metrics.gauge('cotiza_insurer_breaker', 'Test.', ['insurer']).set({ insurer: 'faro' }, breaker);
  metrics.gauge('cotiza_insurer_questions_in_flight', 'Test.', ['insurer']).set({ insurer: 'faro' }, 2);
  return { address: 'http://a', samples: readSamples(await metrics.text()) };
}

it('adds up what processes tell of an insurer, and leaves out of its waits what it was not asked', async () => {
  const silent = { address: 'http://b', samples: undefined };
  const [aldaba, faro, ...others] = insurerFigures([await processWith(0), await processWith(2), silent]);
  expect(others).toEqual([]);
  expect(aldaba).toMatchObject({ insurer: 'aldaba', offers: 2, declined: 0, breaker: undefined, billed: undefined });
  expect(faro).toEqual({
    insurer: 'faro',
    offers: 6,
    declined: 2,
    unavailable: new Map([['deadline', 2]]),
    notAsked: 20,
    mean: expect.closeTo((4 * 0.2 + 8) / 5) as number,
    breaker: { stopped: 1, processes: 2 },
    inFlight: 4,
    billed: 3,
  });
  expect([aldaba, faro].map((each) => isSilent(each!))).toEqual([false, true]);
});
