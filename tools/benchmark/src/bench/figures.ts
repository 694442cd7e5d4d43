import type { InsuranceLine } from '@cotiza/contract';

/** What one round of load on one server showed. */
export interface LoadFigures {
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Processor time of the server a request: hardly moved by what else the machine does. Null where it cannot be read. */
  readonly cpuMicros: number | null;
  /** That of whoever asks, which shares the cores with the server where they are not kept apart. */
  readonly loadCpuMicros: number | null;
}

export const LOAD_FIGURES = [
  'requestsPerSecond',
  'p50Ms',
  'p99Ms',
  'cpuMicros',
  'loadCpuMicros',
] as const satisfies readonly (keyof LoadFigures)[];

/**
 * What a server is asked for: a full quote of a car, over REST or over one revision of MCP, an estimate of it, a catalogue or a search in one: the
 * very same answer, headers and all, or, of the others, the same body with the fewest headers.
 */
export const TASKS = ['quote', 'estimate', 'mcp2026', 'mcp2025', 'catalogue', 'leanCatalogue', 'search'] as const;
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
  /** Of the service as its users start it, with its thread that delivers. */
  readonly afterDeliveringMb: number | null;
}

/** Microseconds a call in a process that does nothing else. */
export interface InProcessFigures {
  readonly judgeMicros: number;
  /** Of each line: its slowest insurer. */
  readonly ratingMicros: Readonly<Record<InsuranceLine, number>>;
  readonly catalogueMicros: number;
  /** A search among all versions of cars that nobody made before. */
  readonly newSearchMicros: number;
}

/** How much later quotations were than what they waited for. */
export interface DelayFigures {
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly quotes: number;
  readonly perSecond: number;
}

/** Insurers over the network, with many quotations in flight. */
export interface RemoteFigures {
  readonly insurers: number;
  /** How many of them never answer, in the second half. */
  readonly hanging: number;
  /** Quotations in flight. */
  readonly clients: number;
  /** Later than the slowest insurer, when all answer. */
  readonly inTime: DelayFigures;
  /** Later than the deadline, when some insurers hang and are asked all the same. */
  readonly atDeadline: DelayFigures;
  /** Insurers with a price in the quotations that waited for the deadline: their median. */
  readonly insurersAtDeadline: number;
  /** Of what the service holds, while some insurers hang; null where the system does not say. */
  readonly growth: Growth | null;
  /** Later than the slowest insurer that is still asked, once the circuit breakers are open. */
  readonly afterBreaker: DelayFigures;
}

/** How much more a process holds at the end of a run than soon after its beginning: 1 is no more. */
export interface Growth {
  readonly memory: number;
  readonly sockets: number;
}

/** Everything that a run measured. */
export interface Measurements {
  readonly load: readonly LoadSeries[];
  readonly memory: MemoryFigures;
  readonly startSeconds: readonly number[];
  readonly inProcess: InProcessFigures;
  readonly remote: RemoteFigures;
  /** Cores that the run could use. */
  readonly cores: number;
}

/** The figures that have a bar. */
export type FigureName =
  | 'quoteOfBareFastify'
  | 'quoteOfValidationPipe'
  | 'keptQuoteOfBareFastify'
  | 'estimateOfKeptQuote'
  | 'deliveringOfBareFastify'
  | 'deliveringP50Ms'
  | 'workersSpeed'
  | 'workersCost'
  | 'catalogueOfBareFastify'
  | 'searchOfBareFastify'
  | 'mcpOfEcho2026'
  | 'mcpOfEcho2025'
  | 'judgeMicros'
  | 'ratingMicros'
  | 'newSearchMicros'
  | 'startSeconds'
  | 'memoryMb'
  | 'deliveringMemoryMb'
  | 'remoteDelayP50Ms'
  | 'remoteDelayP99Ms'
  | 'hangingDelayP99Ms'
  | 'hangingMemoryGrowth'
  | 'hangingSocketGrowth'
  | 'breakerDelayP99Ms';

/** Null: this machine does not say. */
export type Figures = Readonly<Record<FigureName, number | null>>;
