import { manualClock } from '@cotiza/kernel';
import { DEGRADED, readinessOf, type Dependency } from './readiness';

describe('readiness', () => {
  const there = { name: 'there', check: () => Promise.resolve() };
  const limping: Dependency = { name: 'limping', check: () => Promise.resolve(DEGRADED) };
  const gone = { name: 'gone', check: () => Promise.reject(new Error('connection refused')) };
  const silent = { name: 'silent', check: () => new Promise<void>(() => undefined) };

  it('names what is not there and what is degraded, and nothing else', async () => {
    expect(await readinessOf([there, gone, limping])).toEqual({ missing: ['gone'], degraded: ['limping'] });
    expect(await readinessOf([])).toEqual({ missing: [], degraded: [] });
  });

  it('takes what does not answer in time for gone', async () => {
    const clock = manualClock('2026-11-21T09:00:00Z');
    const readiness = readinessOf([silent, there], clock);
    // What is there has answered before time passes.
    await Promise.resolve();
    clock.advance(2000);
    expect(await readiness).toEqual({ missing: ['silent'], degraded: [] });
  });
});
