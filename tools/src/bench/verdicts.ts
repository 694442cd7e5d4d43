import type { Bar } from './bars';
import type { Figures, LoadSeries, Measurements } from './figures';
import { median } from './statistics';

export const SERVICE = 'Cotiza';
export const SERVICE_ON_EMBEDDED = 'Cotiza, embedded database';
export const SERVICE_ON_POSTGRES = 'Cotiza, PostgreSQL';
export const SERVICE_DELIVERING = 'Cotiza, all in one';
export const BARE_FASTIFY = 'bare Fastify';
export const VALIDATION_PIPE = 'Nest + ValidationPipe';
export const MCP_ECHO = 'MCP echo';

/** The concurrency at which the servers are compared. */
export const COMPARED_AT = 32;

export interface Verdict {
  readonly bar: Bar;
  readonly limit: number;
  readonly figure: number | null;
  readonly outcome: 'PASS' | 'FAIL' | 'NOT MEASURED';
}

/** The figures that have a bar, from everything measured. */
export function figuresOf({ load, memory, startSeconds, inProcess, remote }: Measurements): Figures {
  return {
    quoteOfBareFastify: ratioOf(load, 'quote', BARE_FASTIFY),
    quoteOfValidationPipe: ratioOf(load, 'quote', VALIDATION_PIPE),
    keptQuoteOfBareFastify: ratioOf(load, 'quote', BARE_FASTIFY, { of: SERVICE_ON_EMBEDDED }),
    catalogueOfBareFastify: ratioOf(load, 'catalogue', BARE_FASTIFY),
    mcpOfEcho2026: ratioOf(load, 'mcp2026', MCP_ECHO),
    mcpOfEcho2025: ratioOf(load, 'mcp2025', MCP_ECHO),
    judgeMicros: inProcess.judgeMicros,
    ratingMicros: Math.max(...Object.values(inProcess.ratingMicros)),
    startSeconds: median(startSeconds),
    memoryMb: memory.afterLoadMb,
    remoteDelayP50Ms: remote.inTime.p50Ms,
    remoteDelayP99Ms: remote.inTime.p99Ms,
    hangingDelayP99Ms: remote.atDeadline.p99Ms,
    hangingMemoryGrowth: remote.growth?.memory ?? null,
    hangingSocketGrowth: remote.growth?.sockets ?? null,
    breakerDelayP99Ms: remote.afterBreaker.p99Ms,
  };
}

/**
 * Requests per second of the service for one of another server, from the medians of their rounds.
 *
 * @throws RangeError when one of them was not measured
 */
export function ratioOf(
  load: readonly LoadSeries[],
  task: LoadSeries['task'],
  against: string,
  { of = SERVICE, concurrency = COMPARED_AT }: { readonly of?: string; readonly concurrency?: number } = {},
): number {
  const speedOf = (server: string) => {
    const series = load.find(
      (each) => each.task === task && each.server === server && each.concurrency === concurrency,
    );
    if (!series) throw new RangeError(`${server} was not measured with ${concurrency} at once`);
    return median(series.rounds.map((round) => round.requestsPerSecond));
  };
  return speedOf(of) / speedOf(against);
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
