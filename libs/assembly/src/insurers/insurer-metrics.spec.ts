import { Metrics } from '@cotiza/platform';
import { insurerMetrics } from './insurer-metrics';

it('counts who is asked now: who has left is gone, and what was asked of the others before is not added', async () => {
  const metrics = new Metrics();
  const lineups = insurerMetrics(metrics);
  const before = lineups();
  for (const insurer of ['faro', 'roble']) {
    before.breaker(insurer, 'open');
    before.inFlight(insurer, 2);
  }
  const after = lineups();
  after.breaker('roble', 'closed');
  after.inFlight('roble', 1);
  before.inFlight('faro', 1);
  before.inFlight('roble', 0);
  before.breaker('faro', 'half-open');
  before.breaker('roble', 'open');
  after.billed('roble', 12);
  const lines = (await metrics.text()).split('\n');
  expect(lines.filter((line) => line.startsWith('cotiza_insurer_')).sort()).toEqual([
    'cotiza_insurer_billed_euros_total{insurer="roble"} 0.12',
    'cotiza_insurer_breaker{insurer="roble"} 0',
    'cotiza_insurer_questions_in_flight{insurer="roble"} 1',
  ]);
});
