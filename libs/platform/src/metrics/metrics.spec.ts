import { Metrics } from './metrics';
import { processMetrics } from './process-metrics';

const linesOf = (text: string, name: string) => text.split('\n').filter((line) => line.startsWith(`${name} `));

describe('the metrics of two applications in one process', () => {
  it('include those of the process once', async () => {
    for (const metrics of [new Metrics(), new Metrics()]) {
      const text = await metrics.text();
      expect(linesOf(text, 'process_cpu_seconds_total')).toHaveLength(1);
      expect(linesOf(text, 'nodejs_eventloop_lag_seconds')).toHaveLength(1);
    }
    expect(processMetrics()).toBe(processMetrics());
  });

  it('are apart otherwise', async () => {
    const [one, other] = [new Metrics(), new Metrics()];
    one.counter('cotiza_test_total', 'Test.', []).inc({});
    one.requestServed('GET', '/one', { status: 200, seconds: 0.001 });
    other.gauge('cotiza_test_waiting', 'Test.', []).set(7);
    const [first, second] = await Promise.all([one.text(), other.text()]);
    expect(linesOf(first, 'cotiza_test_total')).toEqual(['cotiza_test_total 1']);
    expect(first).toContain('route="/one"');
    expect(first).not.toContain('cotiza_test_waiting');
    expect(linesOf(second, 'cotiza_test_waiting')).toEqual(['cotiza_test_waiting 7']);
    expect(second).not.toMatch(/cotiza_test_total|\/one/);
  });
});

it('requests of callers are counted by outcome', async () => {
  const metrics = new Metrics();
  const note = { caller: 'faro', refusal: 'limite_alcanzado' };
  metrics.requestServed('GET', '/x', { status: 429, seconds: 0.001, note });
  expect(await metrics.text()).toContain('cotiza_caller_requests_total{caller="faro",outcome="limite_alcanzado"} 1');
});
