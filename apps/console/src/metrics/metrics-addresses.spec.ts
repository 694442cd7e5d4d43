import { readServiceSettings } from '@cotiza/assembly';
import { metricsAddresses } from './metrics-addresses';

it.each<[Record<string, string>, readonly string[]]>([
  [{}, ['http://127.0.0.1:3000/metrics']],
  [{ HOST: '0.0.0.0', PORT: '8080' }, ['http://127.0.0.1:8080/metrics']],
  [{ METRICS_PORT: '9464', METRICS_HOST: '::1' }, ['http://[::1]:9464/metrics']],
  [
    { METRICS_PORT: '9464', CONSOLE_METRICS: 'http://a.example/metrics,https://b.example:1/metrics' },
    ['http://a.example/metrics', 'https://b.example:1/metrics'],
  ],
])('the metrics of %j are at %j', (environment, addresses) => {
  expect(metricsAddresses(readServiceSettings(environment))).toEqual(addresses);
});
