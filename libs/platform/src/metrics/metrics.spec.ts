import { Metrics } from './metrics';

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
