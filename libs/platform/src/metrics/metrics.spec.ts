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
});

it('requests of callers are counted by outcome', async () => {
  const metrics = new Metrics();
  const note = { caller: 'faro', refusal: 'limite_alcanzado' };
  metrics.requestServed('GET', '/x', { status: 429, seconds: 0.001, note });
  expect(await metrics.text()).toContain('cotiza_caller_requests_total{caller="faro",outcome="limite_alcanzado"} 1');
});

it('the longest quotation that settings allow is within a bucket', async () => {
  const metrics = new Metrics();
  metrics.requestServed('POST', '/x', { status: 200, seconds: 179 });
  expect(await metrics.text()).toContain(
    'cotiza_http_request_seconds_bucket{le="180",method="POST",route="/x",status="200"} 1',
  );
});
