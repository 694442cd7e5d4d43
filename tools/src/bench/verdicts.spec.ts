import { BARS, type Bar } from './bars';
import type { Figures, LoadSeries, Measurements } from './figures';
import { REMOTE_FIGURES } from './testing/remote-figures';
import {
  BARE_FASTIFY,
  figuresOf,
  MCP_ECHO,
  ratioOf,
  SERVICE,
  SERVICE_ON_EMBEDDED,
  VALIDATION_PIPE,
  verdictsOf,
} from './verdicts';

const series = (
  task: LoadSeries['task'],
  server: string,
  concurrency: number,
  ...perSecond: readonly number[]
): LoadSeries => ({
  task,
  server,
  concurrency,
  rounds: perSecond.map((requestsPerSecond) => ({ requestsPerSecond, p50Ms: 1, p99Ms: 2, cpuMicros: null })),
});

const measurements: Measurements = {
  load: [
    series('quote', SERVICE, 1, 10),
    series('quote', BARE_FASTIFY, 1, 10),
    series('quote', SERVICE, 32, 50, 1000, 60),
    series('quote', BARE_FASTIFY, 32, 120, 100, 1),
    series('quote', VALIDATION_PIPE, 32, 30),
    series('quote', SERVICE_ON_EMBEDDED, 32, 40),
    series('catalogue', SERVICE, 32, 90),
    series('catalogue', BARE_FASTIFY, 32, 100),
    series('mcp2026', SERVICE, 32, 80),
    series('mcp2026', MCP_ECHO, 32, 100),
    series('mcp2025', SERVICE, 32, 70),
    series('mcp2025', MCP_ECHO, 32, 100),
  ],
  memory: { idleMb: 100, afterLoadMb: 150, afterMcpLoadMb: 180 },
  startSeconds: [0.9, 0.7, 2],
  inProcess: { judgeMicros: 4, ratingMicros: { Home: 3, Car: 9, Motorcycle: 5 }, catalogueMicros: 1 },
  remote: REMOTE_FIGURES,
};

it('draws the figures of the bars from the medians at the concurrency compared', () => {
  expect(figuresOf(measurements)).toEqual({
    quoteOfBareFastify: 0.6,
    quoteOfValidationPipe: 2,
    keptQuoteOfBareFastify: 0.4,
    catalogueOfBareFastify: 0.9,
    mcpOfEcho2026: 0.8,
    mcpOfEcho2025: 0.7,
    judgeMicros: 4,
    ratingMicros: 9,
    startSeconds: 0.9,
    memoryMb: 150,
    remoteDelayP50Ms: 3.25,
    remoteDelayP99Ms: 9.75,
    hangingDelayP99Ms: 12,
    hangingMemoryGrowth: 1.02,
    hangingSocketGrowth: 0.98,
    breakerDelayP99Ms: 8,
  });
});

it('does not compare with what was not measured', () => {
  expect(() => ratioOf(measurements.load, 'quote', VALIDATION_PIPE, { concurrency: 128 })).toThrow(
    'not measured with 128',
  );
});

describe('verdictsOf', () => {
  const figures: Figures = { ...figuresOf(measurements) };
  const bar = (must: Bar['must']): Bar => ({
    figure: 'judgeMicros',
    text: 'x',
    must,
    limit: 4,
    unit: 'µs',
    quickLimit: 40,
  });
  const outcome = (must: Bar['must'], judgeMicros: number | null, quick = false) =>
    verdictsOf({ ...figures, judgeMicros }, [bar(must)], quick)[0]!.outcome;

  it.each([
    ['be at least', 4, 'PASS'],
    ['be at least', 3.99, 'FAIL'],
    ['be above', 4, 'FAIL'],
    ['be above', 4.01, 'PASS'],
    ['be below', 4, 'FAIL'],
    ['be below', 3.99, 'PASS'],
  ] as const)('must %s 4: %d is a %s', (must, figure, expected) => expect(outcome(must, figure)).toBe(expected));

  it('is wider in a smoke check', () => expect(outcome('be below', 30, true)).toBe('PASS'));

  it('neither passes nor fails what this machine does not say', () => {
    expect(outcome('be below', null)).toBe('NOT MEASURED');
  });
});

it.each(BARS)('asks less of a smoke check: $text', ({ must, limit, quickLimit }) => {
  expect(must === 'be below' ? quickLimit > limit : quickLimit < limit).toBe(true);
});
