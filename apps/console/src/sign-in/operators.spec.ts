import { keyHash, newKey } from '@cotiza/assembly';
import { manualClock } from '@cotiza/kernel';
import { Operators } from './operators';

const KEYS = { maria: newKey(), juan: newKey() };
const clock = manualClock('2026-11-21T09:00:00Z');
const operators = () => new Operators(Object.entries(KEYS).map(([name, key]) => `${name}=${keyHash(key)}`));

beforeAll(() => jest.spyOn(Date, 'now').mockImplementation(clock.now));

describe('operators', () => {
  it('are known by their keys alone, as often as they like', async () => {
    const known = operators();
    for (let time = 0; time < 9; time++)
      expect(await known.identify(KEYS.juan, '127.0.0.1')).toEqual({ operator: 'juan' });
    expect(await known.identify(KEYS.maria, '127.0.0.1')).toEqual({ operator: 'maria' });
    for (const key of ['', newKey(), keyHash(KEYS.juan), `${KEYS.juan} `])
      expect(await known.identify(key, '127.0.0.1')).toBe('refused');
  });

  it('are let in with the right key whatever else comes from their address, while wrong ones wait after five a minute', async () => {
    const known = operators();
    for (let time = 0; time < 5; time++) expect(await known.identify('x', '10.0.0.1')).toBe('refused');
    expect(await known.identify('x', '10.0.0.1')).toEqual({ waitSeconds: 60 });
    expect(await known.identify(KEYS.juan, '10.0.0.1')).toEqual({ operator: 'juan' });
    expect(await known.identify('x', '10.0.0.1')).toEqual({ waitSeconds: 60 });
    expect(await known.identify('x', '10.0.0.2')).toBe('refused');
    clock.advance(60_000);
    expect(await known.identify('x', '10.0.0.1')).toBe('refused');
  });
});
