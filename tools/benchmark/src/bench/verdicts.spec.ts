import { BARS, type Bar } from './bars';
import type { Figures, LoadSeries, Measurements } from './figures';
import { REMOTE_FIGURES } from './testing/remote-figures';
import {
  BARE_FASTIFY,
  BARE_FASTIFY_ON_ALL_CORES,
  figuresOf,
  MCP_ECHO,
  processorRatioOf,
  rateRatioOf,
  SERVICE,
  SERVICE_BY_ONE,
  SERVICE_BY_TWO,
  SERVICE_DELIVERING,
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
  // A tenth of the processor answers so many.
  rounds: perSecond.map((requestsPerSecond) => ({
    requestsPerSecond,
    p50Ms: 1,
    p99Ms: 2,
    cpuMicros: 100_000 / requestsPerSecond,
    loadCpuMicros: null,
  })),
});

const measurements: Measurements = {
  load: [
    series('quote', SERVICE, 1, 10),
    series('quote', BARE_FASTIFY, 1, 10),
    series('quote', SERVICE, 32, 60, 1000, 60),
    series('quote', BARE_FASTIFY, 32, 100, 100, 2000),
    series('quote', VALIDATION_PIPE, 32, 30, 500, 30),
    series('quote', SERVICE_ON_EMBEDDED, 32, 40, 40, 2),
    series('quote', SERVICE_DELIVERING, 1, 500),
    series('quote', SERVICE_DELIVERING, 32, 30),
    series('quote', BARE_FASTIFY_ON_ALL_CORES, 32, 120),
    series('catalogue', SERVICE, 32, 90),
    series('catalogue', BARE_FASTIFY, 32, 100),
    series('estimate', SERVICE_ON_EMBEDDED, 32, 60),
    series('search', SERVICE, 32, 85),
    series('search', BARE_FASTIFY, 32, 100),
    series('mcp2026', SERVICE, 32, 80),
    series('mcp2026', MCP_ECHO, 32, 100),
    series('mcp2025', SERVICE, 32, 70),
    series('mcp2025', MCP_ECHO, 32, 100),
  ],
  memory: { idleMb: 100, afterLoadMb: 150, afterMcpLoadMb: 180, afterDeliveringMb: 190 },
  startSeconds: [0.9, 0.7, 2],
  inProcess: {
    judgeMicros: 4,
    ratingMicros: { Home: 3, Car: 9, Motorcycle: 5 },
    catalogueMicros: 1,
    newSearchMicros: 900,
  },
  remote: REMOTE_FIGURES,
  cores: 2,
};

it('draws the figures of the bars from the medians at the concurrency compared', () => {
  expect(figuresOf(measurements)).toEqual({
    quoteOfBareFastify: 0.6,
    quoteOfValidationPipe: 2,
    keptQuoteOfBareFastify: 0.4,
    estimateOfKeptQuote: 1.5,
    deliveringOfBareFastify: 0.25,
    deliveringP50Ms: 1,
    workersSpeed: null,
    workersCost: null,
    catalogueOfBareFastify: 0.9,
    searchOfBareFastify: 0.85,
    mcpOfEcho2026: 0.8,
    mcpOfEcho2025: 0.7,
    judgeMicros: 4,
    ratingMicros: 9,
    newSearchMicros: 900,
    startSeconds: 0.9,
    memoryMb: 150,
    deliveringMemoryMb: 190,
    remoteDelayP50Ms: 3.25,
    remoteDelayP99Ms: 9.75,
    hangingDelayP99Ms: 12,
    hangingMemoryGrowth: 1.02,
    hangingSocketGrowth: 0.98,
    breakerDelayP99Ms: 8,
  });
});

describe('two processes beside one', () => {
  const by = (server: string, requestsPerSecond: number, cpuMicros: number | null): LoadSeries => {
    const plain = series('quote', server, 128, requestsPerSecond);
    return { ...plain, rounds: plain.rounds.map((round) => ({ ...round, cpuMicros })) };
  };
  const figuresOn = (cores: number, cpuMicros: number | null) => {
    const load = [...measurements.load, by(SERVICE_BY_ONE, 1000, 400), by(SERVICE_BY_TWO, 1700, cpuMicros)];
    const { workersSpeed, workersCost } = figuresOf({ ...measurements, load, cores });
    return { workersSpeed, workersCost };
  };

  it('are compared by speed where there are cores for them, the database and whoever asks', () => {
    expect(figuresOn(4, 500)).toEqual({ workersSpeed: 1.7, workersCost: 1.25 });
  });

  it('are compared by what a quote costs anywhere', () => {
    expect(figuresOn(3, 500)).toEqual({ workersSpeed: null, workersCost: 1.25 });
    expect(figuresOn(4, null)).toEqual({ workersSpeed: 1.7, workersCost: null });
  });
});

it('does not compare with what was not measured', () => {
  expect(() => processorRatioOf(measurements.load, 'quote', VALIDATION_PIPE, { concurrency: 128 })).toThrow(
    'not measured with 128',
  );
});

describe('two servers', () => {
  const round = (requestsPerSecond: number, cpuMicros: number | null) => ({
    requestsPerSecond,
    p50Ms: 1,
    p99Ms: 2,
    cpuMicros,
    loadCpuMicros: null,
  });
  const of = (server: string, ...rounds: readonly LoadSeries['rounds'][number][]): LoadSeries => ({
    task: 'search',
    server,
    concurrency: 32,
    rounds,
  });

  it('are compared by the processor time of the same round, however fast the machine let them be', () => {
    const load = [
      of(SERVICE, round(10, 40), round(10, 80), round(10, 100)),
      of(BARE_FASTIFY, round(900, 20), round(900, 60), round(900, 100)),
    ];
    expect(processorRatioOf(load, 'search', BARE_FASTIFY)).toBe(0.75);
    expect(rateRatioOf(load, 'search', BARE_FASTIFY)).toBeCloseTo(10 / 900);
  });

  it('are not compared where the machine does not say', () => {
    const load = [of(SERVICE, round(10, null)), of(BARE_FASTIFY, round(10, 20))];
    expect(processorRatioOf(load, 'search', BARE_FASTIFY)).toBeNull();
  });
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
