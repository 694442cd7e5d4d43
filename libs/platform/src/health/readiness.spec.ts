import { missing } from './readiness';

describe('readiness', () => {
  const there = { name: 'there', check: () => Promise.resolve() };
  const gone = { name: 'gone', check: () => Promise.reject(new Error('connection refused')) };
  const silent = { name: 'silent', check: () => new Promise<void>(() => undefined) };

  it('names what is not there, and nothing else', async () => {
    expect(await missing([there, gone])).toEqual(['gone']);
    expect(await missing([])).toEqual([]);
  });

  it('takes what does not answer in time for gone', async () => {
    jest.useFakeTimers();
    const names = missing([silent, there]);
    await jest.advanceTimersByTimeAsync(2000);
    expect(await names).toEqual(['silent']);
    jest.useRealTimers();
  });
});
