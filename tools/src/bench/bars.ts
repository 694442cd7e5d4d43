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

/** The bars of the service's speed and size, all in one place. */
export const BARS: readonly Bar[] = [
  {
    figure: 'quoteOfBareFastify',
    text: 'full quote beside bare Fastify, nothing kept, 32 at once',
    must: 'be at least',
    limit: 0.4,
    unit: 'of 1',
    quickLimit: 0.15,
  },
  {
    figure: 'quoteOfValidationPipe',
    text: 'full quote beside Nest with ValidationPipe, 32 at once',
    must: 'be above',
    limit: 1.5,
    unit: 'times',
    quickLimit: 0.75,
  },
  {
    figure: 'keptQuoteOfBareFastify',
    text: 'full quote kept on the embedded database beside bare Fastify, 32 at once',
    must: 'be at least',
    limit: 0.25,
    unit: 'of 1',
    quickLimit: 0.08,
  },
  {
    figure: 'catalogueOfBareFastify',
    text: 'catalogue beside bare Fastify with the same bytes, 32 at once',
    must: 'be at least',
    limit: 0.8,
    unit: 'of 1',
    quickLimit: 0.25,
  },
  {
    figure: 'mcpOfEcho2026',
    text: 'full quote over MCP 2026-07-28 beside an echo tool of the same SDK, 32 at once',
    must: 'be at least',
    limit: 0.7,
    unit: 'of 1',
    quickLimit: 0.2,
  },
  {
    figure: 'mcpOfEcho2025',
    text: 'full quote over MCP 2025-11-25 beside an echo tool of the same SDK, 32 at once',
    must: 'be at least',
    limit: 0.7,
    unit: 'of 1',
    quickLimit: 0.2,
  },
  {
    figure: 'judgeMicros',
    text: 'validation of the car body',
    must: 'be below',
    limit: 15,
    unit: 'µs',
    quickLimit: 60,
  },
  {
    figure: 'ratingMicros',
    text: 'rating of one insurer, the slowest of every line',
    must: 'be below',
    limit: 15,
    unit: 'µs',
    quickLimit: 60,
  },
  { figure: 'startSeconds', text: 'start until ready', must: 'be below', limit: 1.5, unit: 's', quickLimit: 6 },
  { figure: 'memoryMb', text: 'memory after load', must: 'be below', limit: 200, unit: 'MB', quickLimit: 300 },
  {
    figure: 'remoteDelayP50Ms',
    text: 'quote after its slowest insurer, eight over the network, 100 in flight, p50',
    must: 'be below',
    limit: 10,
    unit: 'ms',
    quickLimit: 150,
  },
  {
    figure: 'remoteDelayP99Ms',
    text: 'quote after its slowest insurer, eight over the network, 100 in flight, p99',
    must: 'be below',
    limit: 25,
    unit: 'ms',
    quickLimit: 500,
  },
  {
    figure: 'hangingDelayP99Ms',
    text: 'quote after the deadline, two of eight insurers hang, p99',
    must: 'be below',
    limit: 100,
    unit: 'ms',
    quickLimit: 500,
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
    quickLimit: 500,
  },
];
