import { Metrics } from '@cotiza/platform';
import fc from 'fast-check';
import { readSamples } from './read-samples';

describe('the text of Prometheus', () => {
  it('is read as it was counted, whatever a label holds', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.nat(), async (label, count) => {
        const metrics = new Metrics();
        metrics.counter('cotiza_test_total', 'Test.', ['what']).inc({ what: label }, count);
        const found = readSamples(await metrics.text()).filter(({ name }) => name === 'cotiza_test_total');
        expect(found).toEqual([{ name: 'cotiza_test_total', labels: { what: label }, value: count }]);
      }),
      { numRuns: 50 },
    );
  });

  it('is read with buckets of a histogram, without comments and what is no number', async () => {
    const metrics = new Metrics();
    metrics.histogram('cotiza_test_seconds', 'Test.', ['insurer']).observe({ insurer: 'faro' }, 0.3);
    const found = readSamples(`${await metrics.text()}\nbroken{\ncotiza_nan NaN\n`);
    const bucket = { name: 'cotiza_test_seconds_bucket', labels: { insurer: 'faro', le: '0.5' }, value: 1 };
    expect(found).toContainEqual(bucket);
    expect(found).toContainEqual({ ...bucket, labels: { insurer: 'faro', le: '+Inf' } });
    expect(found.filter(({ name }) => name.startsWith('#') || name === 'broken' || name === 'cotiza_nan')).toEqual([]);
  });
});
