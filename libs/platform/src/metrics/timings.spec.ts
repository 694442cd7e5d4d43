import { Metrics } from './metrics';
import { Timings } from './timings';

describe('timings', () => {
  it('are cumulative buckets, a sum and a count by labels', async () => {
    const timings = new Timings('cotiza_test_seconds', 'Test.', ['insurer']);
    timings.observe(0.004, 'aldaba');
    timings.observe(0.005, 'aldaba');
    timings.observe(60, 'aldaba');
    timings.observe(0.1, 'dehesa');
    const { values } = await timings.get();
    const valueOf = (name: string, labels: object) =>
      values.find((value) => value.metricName === name && JSON.stringify(value.labels) === JSON.stringify(labels))
        ?.value;
    expect(valueOf('cotiza_test_seconds_bucket', { insurer: 'aldaba', le: '0.0025' })).toBe(0);
    expect(valueOf('cotiza_test_seconds_bucket', { insurer: 'aldaba', le: '0.005' })).toBe(2);
    expect(valueOf('cotiza_test_seconds_bucket', { insurer: 'aldaba', le: '10' })).toBe(2);
    expect(valueOf('cotiza_test_seconds_bucket', { insurer: 'aldaba', le: '+Inf' })).toBe(3);
    expect(valueOf('cotiza_test_seconds_count', { insurer: 'aldaba' })).toBe(3);
    expect(valueOf('cotiza_test_seconds_sum', { insurer: 'dehesa' })).toBeCloseTo(0.1);
  });

  it('are read in the text of Prometheus', async () => {
    const metrics = new Metrics();
    metrics.requestServed('GET', '/api/agent/catalogo', { status: 200, seconds: 0.001 });
    metrics.requestServed('GET', undefined, { status: 404, seconds: 0.001 });
    const note = { caller: 'faro', refusal: 'limite_alcanzado' };
    metrics.requestServed('GET', '/x', { status: 429, seconds: 0.001, note });
    const text = await metrics.text();
    expect(text).toContain(
      'cotiza_http_request_seconds_bucket{method="GET",route="/api/agent/catalogo",status="200",le="0.001"} 1',
    );
    expect(text).toContain('cotiza_http_request_seconds_count{method="GET",route="none",status="404"} 1');
    expect(text).toContain('cotiza_caller_requests_total{caller="faro",outcome="limite_alcanzado"} 1');
    expect(text).toMatch(/^process_cpu_user_seconds_total \d/m);
  });
});
