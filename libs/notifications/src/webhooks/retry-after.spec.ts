import { retryAfterMs } from './retry-after';

const NOW = Date.parse('2026-11-21T09:00:00Z');

it.each([
  ['120', 120_000],
  [' 0 ', 0],
  ['Sat, 21 Nov 2026 09:02:00 GMT', 120_000],
  ['Sat, 21 Nov 2026 08:00:00 GMT', 0],
  ['', null],
  ['-5', null],
  ['1.5', null],
  ['soon', null],
  ['2026-11-21', null],
  ['99999999999999', null],
  [null, null],
])('of %j is %j ms', (header, expected) => expect(retryAfterMs(header, NOW)).toBe(expected));
