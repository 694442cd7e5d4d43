import type { Overload } from './figures';
import { verdictsOf } from './limits';
import { reportText } from './report';

const loop = (clients: number, requestsPerSecond: number, p99Ms: number) => ({
  ...{ clients, requestsPerSecond, p99Ms, p50Ms: p99Ms / 2, answered: 100 },
});

/** A run in which all is well. */
const WELL: Overload = {
  closedLoops: [loop(32, 900, 50), loop(64, 1000, 100)],
  afterwards: loop(64, 800, 120),
  floodSeconds: 10,
  times: 5,
  flood: {
    sent: 50_000,
    unsent: 0,
    servedMs: Array.from({ length: 8000 }, () => 290),
    references: [],
    refusedMs: Array.from({ length: 42_000 }, () => 12),
    refusedWithoutRetryAfter: 0,
    others: {},
    broken: 0,
  },
  seen: { healthMs: [10, 20], doorHealthMs: [30], healthFaults: [], mostMb: 250, mails: 300 },
  normalAfterSeconds: 0.4,
  kept: { missing: 0, withoutMail: 0, delivered: 500 },
};

const failures = (measured: Overload, quick = false) =>
  verdictsOf(measured, quick)
    .filter(({ outcome }) => outcome === 'FAIL')
    .map(({ limit }) => limit.text);

it('is content when all is well', () => {
  expect(failures(WELL)).toEqual([]);
  expect(failures(WELL, true)).toEqual([]);
});

const { flood, seen, kept } = WELL;
it.each<[string, Partial<Overload>]>([
  ['p99 of what is served, beside that at capacity', { flood: { ...flood, servedMs: flood.servedMs.map(() => 301) } }],
  ['refusals, p99', { flood: { ...flood, refusedMs: flood.refusedMs.map(() => 51) } }],
  ['refusals without Retry-After', { flood: { ...flood, refusedWithoutRetryAfter: 1 } }],
  ['other answers', { flood: { ...flood, others: { '500 error_interno': 1 } } }],
  ['requests without an answer', { flood: { ...flood, broken: 1 } }],
  ['requests sent for each that could be served', { flood: { ...flood, sent: 30_000 } }],
  ['quotations served a second, beside the capacity', { flood: { ...flood, servedMs: flood.servedMs.slice(0, 3000) } }],
  ['most memory', { seen: { ...seen, mostMb: 401 } }],
  ['e-mails that left a second', { seen: { ...seen, mails: 30 } }],
  ['health and metrics, other than 200', { seen: { ...seen, healthFaults: ['/metrics: 503'] } }],
  ['back to normal after', { normalAfterSeconds: null }],
  ['acknowledged quotations that are missing', { kept: { ...kept, missing: 1 } }],
  ['quotations whose e-mail is missing', { kept: { ...kept, withoutMail: 1 } }],
])('fails by: %s', (text, change) => {
  expect(failures({ ...WELL, ...change })).toEqual([text]);
});

it('tells the figures and the limits', () => {
  const text = reportText(WELL, verdictsOf(WELL, false));
  expect(text).toMatch(/^64 +1000 +50\.0 +100\.0$/m);
  expect(text).toMatch(/^64 after the flood +800 +60\.0 +120\.0$/m);
  expect(text).toMatch(/^served +8000 +800 +290\.0 +290\.0 +290\.0$/m);
  expect(text).toMatch(/^PASS {2}most memory +250 MB +must be at most 400$/m);
});
