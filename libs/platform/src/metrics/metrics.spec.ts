import perfHooks from 'node:perf_hooks';
import { AggregatorRegistry } from 'prom-client';
import { Metrics } from './metrics';
import { processMetrics } from './process-metrics';

const linesOf = (text: string, name: string) => text.split('\n').filter((line) => line.startsWith(`${name} `));

describe('the metrics of two applications in one process', () => {
  it('observe the process once, and no sooner than somebody asks', async () => {
    const eventLoop = jest.spyOn(perfHooks, 'monitorEventLoopDelay');
    const collections = jest.spyOn(perfHooks.PerformanceObserver.prototype, 'observe');
    const applications = [new Metrics(), new Metrics()];
    expect(eventLoop).not.toHaveBeenCalled();
    for (const metrics of [...applications, ...applications]) {
      const text = await metrics.text();
      expect(linesOf(text, 'process_cpu_seconds_total')).toHaveLength(1);
      expect(linesOf(text, 'nodejs_eventloop_lag_seconds')).toHaveLength(1);
    }
    expect(eventLoop).toHaveBeenCalledTimes(1);
    expect(collections).toHaveBeenCalledTimes(1);
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

describe('the metrics of several processes', () => {
  it('are added up, buckets too, but for what each tells of the same thing', async () => {
    const each = [3, 4].map((count) => {
      const metrics = new Metrics();
      metrics.counter('cotiza_test_total', 'Test.', ['line']).inc({ line: 'Car' }, count);
      for (let served = 0; served < count; served++)
        metrics.requestServed('GET', '/one', { status: 200, seconds: 0.001 * 10 ** served });
      metrics.gauge('cotiza_test_waiting', 'Test.', []).set(count);
      metrics.gauge('cotiza_test_kept', 'Test.', [], undefined, 'first').set(7);
      metrics.gauge('cotiza_test_breaker', 'Test.', [], undefined, 'max').set(count);
      return metrics.counted();
    });
    const text = await AggregatorRegistry.aggregate(JSON.parse(JSON.stringify(await Promise.all(each)))).metrics();
    const labels = 'method="GET",route="/one",status="200"';
    for (const line of [
      'cotiza_test_total{line="Car"} 7',
      'cotiza_test_waiting 7',
      'cotiza_test_kept 7',
      'cotiza_test_breaker 4',
      `cotiza_http_request_seconds_bucket{${labels},le="0.001"} 2`,
      `cotiza_http_request_seconds_bucket{${labels},le="0.1"} 6`,
      `cotiza_http_request_seconds_bucket{${labels},le="+Inf"} 7`,
      `cotiza_http_request_seconds_count{${labels}} 7`,
    ]) {
      expect(text.split('\n')).toContain(line);
    }
    expect(text.match(/^process_cpu_seconds_total /gm)).toHaveLength(1);
  });
});
