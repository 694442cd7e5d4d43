import { median } from '@cotiza/tools-kit';
import type { Bar } from './bars';
import type { Figures, LoadSeries, Measurements } from './figures';

export const SERVICE = 'Cotiza';
export const SERVICE_ON_EMBEDDED = 'Cotiza, embedded database';
export const SERVICE_ON_POSTGRES = 'Cotiza, PostgreSQL';
export const SERVICE_DELIVERING = 'Cotiza, all in one, every core';
/** The REST door alone, on PostgreSQL, every core, as one process and as two. */
export const SERVICE_BY_ONE = 'Cotiza, PostgreSQL, 1 process, every core';
export const SERVICE_BY_TWO = 'Cotiza, PostgreSQL, 2 processes, every core';
export const BARE_FASTIFY = 'bare Fastify';
export const BARE_FASTIFY_ON_ALL_CORES = 'bare Fastify, every core';
export const VALIDATION_PIPE = 'Nest + ValidationPipe';
export const MCP_ECHO = 'MCP echo';

/** The concurrency at which the servers are compared. */
export const COMPARED_AT = 32;
/** Many: enough that each of several processes has as many to keep together as one alone has of few. */
export const MANY = 128;

export interface Verdict {
  readonly bar: Bar;
  readonly limit: number;
  readonly figure: number | null;
  readonly outcome: 'PASS' | 'FAIL' | 'NOT MEASURED';
}

/** The figures that have a bar, from everything measured. */
export function figuresOf({ load, memory, startSeconds, inProcess, remote, cores }: Measurements): Figures {
  return {
    quoteOfBareFastify: processorRatioOf(load, 'quote', BARE_FASTIFY),
    quoteOfValidationPipe: processorRatioOf(load, 'quote', VALIDATION_PIPE),
    keptQuoteOfBareFastify: processorRatioOf(load, 'quote', BARE_FASTIFY, { of: SERVICE_ON_EMBEDDED }),
    estimateOfKeptQuote: processorRatioOfTasks(load, 'estimate', 'quote', SERVICE_ON_EMBEDDED),
    deliveringOfBareFastify: processorRatioOf(load, 'quote', BARE_FASTIFY_ON_ALL_CORES, { of: SERVICE_DELIVERING }),
    deliveringP50Ms: p50Of(load, SERVICE_DELIVERING, 1),
    workersSpeed: cores < CORES_FOR_TWO ? null : workersSpeed(load),
    workersCost: workersCost(load),
    catalogueOfBareFastify: processorRatioOf(load, 'catalogue', BARE_FASTIFY),
    searchOfBareFastify: processorRatioOf(load, 'search', BARE_FASTIFY),
    mcpOfEcho2026: processorRatioOf(load, 'mcp2026', MCP_ECHO),
    mcpOfEcho2025: processorRatioOf(load, 'mcp2025', MCP_ECHO),
    judgeMicros: inProcess.judgeMicros,
    ratingMicros: Math.max(...Object.values(inProcess.ratingMicros)),
    newSearchMicros: inProcess.newSearchMicros,
    startSeconds: median(startSeconds),
    memoryMb: memory.afterLoadMb,
    deliveringMemoryMb: memory.afterDeliveringMb,
    remoteDelayP50Ms: remote.inTime.p50Ms,
    remoteDelayP99Ms: remote.inTime.p99Ms,
    hangingDelayP99Ms: remote.atDeadline.p99Ms,
    hangingMemoryGrowth: remote.growth?.memory ?? null,
    hangingSocketGrowth: remote.growth?.sockets ?? null,
    breakerDelayP99Ms: remote.afterBreaker.p99Ms,
  };
}

/** Which of the service's ways is compared, the one that keeps nothing when absent, and with how many requests at once. */
export interface Compared {
  readonly of?: string;
  readonly concurrency?: number;
}

/**
 * Requests per second of the service for one of another server, from the medians of their rounds.
 *
 * @throws RangeError when one of them was not measured
 */
export function rateRatioOf(
  load: readonly LoadSeries[],
  task: LoadSeries['task'],
  against: string,
  { of = SERVICE, concurrency = COMPARED_AT }: Compared = {},
): number {
  const speedOf = (server: string) =>
    median(roundsOf(load, { task, server, concurrency }).map((round) => round.requestsPerSecond));
  return speedOf(of) / speedOf(against);
}

/**
 * Processor time a request of another server for that of the service: above 1 where the service takes less. The median over the
 * rounds, in each of which both were measured one soon after the other; null where the machine does not say.
 *
 * @throws RangeError when one of them was not measured
 */
export function processorRatioOf(
  load: readonly LoadSeries[],
  task: LoadSeries['task'],
  against: string,
  { of = SERVICE, concurrency = COMPARED_AT }: Compared = {},
): number | null {
  const others = roundsOf(load, { task, server: against, concurrency });
  const ratios = roundsOf(load, { task, server: of, concurrency }).flatMap(({ cpuMicros }, round) => {
    const other = others[round]?.cpuMicros ?? null;
    return cpuMicros === null || other === null ? [] : [other / cpuMicros];
  });
  return ratios.length === 0 ? null : median(ratios);
}

/** Processor time a request of one task for that of another on the same server; null where the machine does not say. */
export function processorRatioOfTasks(
  load: readonly LoadSeries[],
  task: LoadSeries['task'],
  against: LoadSeries['task'],
  server: string,
): number | null {
  const others = roundsOf(load, { task: against, server, concurrency: COMPARED_AT });
  const ratios = roundsOf(load, { task, server, concurrency: COMPARED_AT }).flatMap(({ cpuMicros }, round) => {
    const other = others[round]?.cpuMicros ?? null;
    return cpuMicros === null || other === null ? [] : [other / cpuMicros];
  });
  return ratios.length === 0 ? null : median(ratios);
}

/** Two processes that serve, a database and whoever asks: with fewer cores they take them from each other. */
const CORES_FOR_TWO = 4;

const hasWorkers = (load: readonly LoadSeries[]) => load.some(({ server }) => server === SERVICE_BY_TWO);

/** How many times as many quotes two processes make as one; null where there is no PostgreSQL. */
const workersSpeed = (load: readonly LoadSeries[]): number | null =>
  hasWorkers(load) ? rateRatioOf(load, 'quote', SERVICE_BY_ONE, { of: SERVICE_BY_TWO, concurrency: MANY }) : null;

/** Processor time of a quote by two processes, for that by one: what it costs to be two. */
const workersCost = (load: readonly LoadSeries[]): number | null =>
  hasWorkers(load) ? processorRatioOf(load, 'quote', SERVICE_BY_TWO, { of: SERVICE_BY_ONE, concurrency: MANY }) : null;

/** Half of the quotes took longer, in milliseconds. */
const p50Of = (load: readonly LoadSeries[], server: string, concurrency: number): number =>
  median(roundsOf(load, { task: 'quote', server, concurrency }).map((round) => round.p50Ms));

function roundsOf(load: readonly LoadSeries[], { task, server, concurrency }: Omit<LoadSeries, 'rounds'>) {
  const series = load.find((each) => each.task === task && each.server === server && each.concurrency === concurrency);
  if (!series) throw new RangeError(`${server} was not measured with ${concurrency} at once`);
  return series.rounds;
}

/** Holds figures against their bars; a smoke check against its own limits. */
export function verdictsOf(figures: Figures, bars: readonly Bar[], quick: boolean): Verdict[] {
  return bars.map((bar) => {
    const limit = quick ? bar.quickLimit : bar.limit;
    const figure = figures[bar.figure];
    if (figure === null) return { bar, limit, figure, outcome: 'NOT MEASURED' };
    return { bar, limit, figure, outcome: meets(figure, bar.must, limit) ? 'PASS' : 'FAIL' };
  });
}

function meets(figure: number, must: Bar['must'], limit: number): boolean {
  switch (must) {
    case 'be at least':
      return figure >= limit;
    case 'be above':
      return figure > limit;
    case 'be below':
      return figure < limit;
  }
}
