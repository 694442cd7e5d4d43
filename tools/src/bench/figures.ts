import type { InsuranceLine } from '@cotiza/contract';

/** What one round of load on one server showed. */
export interface LoadFigures {
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Processor time of the server a request: hardly moved by what else the machine does. Null where it cannot be read. */
  readonly cpuMicros: number | null;
}

export const LOAD_FIGURES = [
  'requestsPerSecond',
  'p50Ms',
  'p99Ms',
  'cpuMicros',
] as const satisfies readonly (keyof LoadFigures)[];

/**
 * What a server is asked for: a full quote of a car, over REST or over one revision of MCP, or a catalogue: the very same
 * answer, headers and all, or, of the others, the same body with the fewest headers.
 */
export const TASKS = ['quote', 'mcp2026', 'mcp2025', 'catalogue', 'leanCatalogue'] as const;
export type Task = (typeof TASKS)[number];

/** One server under one kind of load: every round of it. */
export interface LoadSeries {
  readonly task: Task;
  readonly server: string;
  readonly concurrency: number;
  readonly rounds: readonly LoadFigures[];
}

/** Resident memory of the service on its embedded database in MB; null where it cannot be read. */
export interface MemoryFigures {
  readonly idleMb: number | null;
  readonly afterLoadMb: number | null;
  /** Of another process of the service, which was asked over MCP alone. */
  readonly afterMcpLoadMb: number | null;
}

/** Microseconds a call in a process that does nothing else. */
export interface InProcessFigures {
  readonly judgeMicros: number;
  /** Of each line: its slowest insurer. */
  readonly ratingMicros: Readonly<Record<InsuranceLine, number>>;
  readonly catalogueMicros: number;
}

/** Everything that a run measured. */
export interface Measurements {
  readonly load: readonly LoadSeries[];
  readonly memory: MemoryFigures;
  readonly startSeconds: readonly number[];
  readonly inProcess: InProcessFigures;
}

/** The figures that have a bar. */
export type FigureName =
  | 'quoteOfBareFastify'
  | 'quoteOfValidationPipe'
  | 'keptQuoteOfBareFastify'
  | 'catalogueOfBareFastify'
  | 'mcpOfEcho2026'
  | 'mcpOfEcho2025'
  | 'judgeMicros'
  | 'ratingMicros'
  | 'startSeconds'
  | 'memoryMb';

/** Null: this machine does not say. */
export type Figures = Readonly<Record<FigureName, number | null>>;
