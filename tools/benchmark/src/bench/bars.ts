import type { FigureName } from './figures';

/** What a figure must reach. */
export interface Bar {
  readonly figure: FigureName;
  /** What the figure is, for the table. */
  readonly text: string;
  readonly must: 'be at least' | 'be above' | 'be below';
  readonly limit: number;
  readonly unit: 'of 1' | 'times' | 'µs' | 'ms' | 's' | 'MB';
  /**
   * The limit of a smoke check: it runs for a moment on a machine that is busy with other things, so that only a figure
   * which no noise explains may fail it.
   */
  readonly quickLimit: number;
}

/**
 * The bars of the service's speed and size, all in one place. "Beside" another server is by processor time: what that one takes
 * a request for what the service takes, which hardly moves with what else the machine does.
 */
export const BARS: readonly Bar[] = [
  {
    figure: 'quoteOfBareFastify',
    text: 'full quote beside bare Fastify, nothing kept, 32 at once',
    must: 'be at least',
    limit: 0.4,
    unit: 'of 1',
    quickLimit: 0.05,
  },
  {
    figure: 'quoteOfValidationPipe',
    text: 'full quote beside Nest with ValidationPipe, 32 at once',
    must: 'be above',
    limit: 1.5,
    unit: 'times',
    quickLimit: 0.2,
  },
  {
    figure: 'keptQuoteOfBareFastify',
    text: 'full quote kept on the embedded database beside bare Fastify, 32 at once',
    must: 'be at least',
    limit: 0.25,
    unit: 'of 1',
    quickLimit: 0.02,
  },
  {
    figure: 'estimateOfKeptQuote',
    text: 'estimate beside a quote kept on the embedded database, the same process, 32 at once',
    must: 'be at least',
    limit: 1.5,
    unit: 'times',
    quickLimit: 0.2,
  },
  {
    figure: 'deliveringOfBareFastify',
    text: 'full quote kept while all in one delivers e-mails beside bare Fastify, every core, 32 at once',
    must: 'be at least',
    limit: 0.25,
    unit: 'of 1',
    quickLimit: 0.005,
  },
  {
    figure: 'deliveringP50Ms',
    text: 'full quote kept while all in one delivers e-mails, one at a time, p50',
    must: 'be below',
    limit: 2.5,
    unit: 'ms',
    quickLimit: 250,
  },
  {
    figure: 'workersSpeed',
    text: 'quotes by two processes for those by one, PostgreSQL, on four cores or more, 128 at once',
    must: 'be at least',
    limit: 1.6,
    unit: 'times',
    quickLimit: 0.5,
  },
  {
    figure: 'workersCost',
    text: 'processor time of a quote by two processes for that by one, PostgreSQL, 128 at once',
    must: 'be below',
    limit: 1.25,
    unit: 'times',
    quickLimit: 3,
  },
  {
    figure: 'catalogueOfBareFastify',
    text: 'catalogue beside bare Fastify with the same bytes, 32 at once',
    must: 'be at least',
    limit: 0.8,
    unit: 'of 1',
    quickLimit: 0.1,
  },
  {
    figure: 'searchOfBareFastify',
    text: 'search that was made before beside bare Fastify with the same bytes, 32 at once',
    must: 'be at least',
    limit: 0.5,
    unit: 'of 1',
    quickLimit: 0.05,
  },
  {
    figure: 'mcpOfEcho2026',
    text: 'full quote over MCP 2026-07-28 beside an echo tool of the same SDK, 32 at once',
    must: 'be at least',
    limit: 1,
    unit: 'of 1',
    quickLimit: 0.07,
  },
  {
    figure: 'mcpOfEcho2025',
    text: 'full quote over MCP 2025-11-25 beside an echo tool of the same SDK, 32 at once',
    must: 'be at least',
    limit: 1,
    unit: 'of 1',
    quickLimit: 0.07,
  },
  {
    figure: 'judgeMicros',
    text: 'validation of the car body',
    must: 'be below',
    limit: 15,
    unit: 'µs',
    quickLimit: 600,
  },
  {
    figure: 'ratingMicros',
    text: 'rating of one insurer, the slowest of every line',
    must: 'be below',
    limit: 15,
    unit: 'µs',
    quickLimit: 600,
  },
  {
    figure: 'newSearchMicros',
    text: 'search among all cars that nobody made before',
    must: 'be below',
    limit: 3000,
    unit: 'µs',
    quickLimit: 30_000,
  },
  { figure: 'startSeconds', text: 'start until ready', must: 'be below', limit: 1.5, unit: 's', quickLimit: 60 },
  { figure: 'memoryMb', text: 'memory after load', must: 'be below', limit: 200, unit: 'MB', quickLimit: 400 },
  {
    figure: 'deliveringMemoryMb',
    text: 'memory of all in one after load, its thread that delivers included',
    must: 'be below',
    limit: 200,
    unit: 'MB',
    quickLimit: 400,
  },
  {
    figure: 'remoteDelayP50Ms',
    text: 'quote after its slowest insurer, eight over the network, 100 in flight, p50',
    must: 'be below',
    limit: 10,
    unit: 'ms',
    quickLimit: 3000,
  },
  {
    figure: 'remoteDelayP99Ms',
    text: 'quote after its slowest insurer, eight over the network, 100 in flight, p99',
    must: 'be below',
    limit: 25,
    unit: 'ms',
    quickLimit: 10_000,
  },
  {
    figure: 'hangingDelayP99Ms',
    text: 'quote after the deadline, two of eight insurers hang, p99',
    must: 'be below',
    limit: 100,
    unit: 'ms',
    quickLimit: 10_000,
  },
  {
    figure: 'hangingMemoryGrowth',
    text: 'memory while two of eight insurers hang, the last fifth of the time for the second',
    must: 'be below',
    limit: 1.1,
    unit: 'times',
    quickLimit: 2,
  },
  {
    figure: 'hangingSocketGrowth',
    text: 'sockets while two of eight insurers hang, the last fifth of the time for the second',
    must: 'be below',
    limit: 1.1,
    unit: 'times',
    quickLimit: 2,
  },
  {
    figure: 'breakerDelayP99Ms',
    text: 'quote after its slowest insurer that is asked, two of eight hang, breakers open, p99',
    must: 'be below',
    limit: 100,
    unit: 'ms',
    quickLimit: 10_000,
  },
];
