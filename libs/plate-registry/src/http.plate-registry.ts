import { withDeadline, type Clock } from '@cotiza/kernel';
import type { PlateMatch, PlateRegistry } from '@cotiza/quoting';
import {
  Breaker,
  CallFailed,
  DEFAULT_LIMITS,
  errorName,
  httpClient,
  quietly,
  type TransportEvent,
  type TransportFacts,
} from '@cotiza/transport';
import { lookUpPlate, type PlateQuestion } from './plate-registry.client';

/** Milliseconds for a look-up: the customer is waiting, and can be asked instead. */
const DEADLINE_MS = 1_500;
const CONNECT_TIMEOUT_MS = 1_000;
const CALLEE = { registry: 'plate-registry' };
const NOTHING: readonly PlateMatch[] = [];
/** Answers that are remembered at once: some hundred kilobytes. */
const REMEMBERED_AT_MOST = 1000;

/** Logs the events of the registry and of its transport. */
export type RegistryReport = (event: TransportEvent | 'registry unavailable', facts: TransportFacts) => void;

/** The result of a look-up: the number of vehicles found, or that the registry gave no answer or was not asked. */
export type LookUpOutcome = 'one' | 'several' | 'none' | 'unavailable' | 'not-asked';

export interface HttpPlateRegistryOptions {
  /** An http or https address that `baseUrlFault` accepts. */
  readonly baseUrl: string;
  readonly apiKey: string;
  /** Milliseconds; 1500 by default. */
  readonly deadlineMs?: number;
  /** Consecutive failures that open the breaker; 5 by default. */
  readonly breakerFailures?: number;
  /** Milliseconds that it stays open; 10 000 by default. */
  readonly breakerPauseMs?: number;
  /** Milliseconds for which an answer is remembered, so that one customer is looked up once; 0, none, by default. */
  readonly rememberMs?: number;
  readonly clock: Clock;
  readonly report: RegistryReport;
  /** Called after each look-up with its milliseconds. */
  readonly observe?: (outcome: LookUpOutcome, ms: number) => void;
}

export interface HttpPlateRegistry extends PlateRegistry {
  find(line: PlateQuestion['line'], plate: string): Promise<readonly PlateMatch[]>;
  /** Waits for the calls in progress and closes every connection. */
  close(): Promise<void>;
}

/**
 * Makes the plate registry at an address. When it is down, slow or gives an invalid answer, no vehicle is found and the
 * customer is asked. It never rejects, and no report contains a plate.
 */
export function httpPlateRegistry(options: HttpPlateRegistryOptions): HttpPlateRegistry {
  const { baseUrl, apiKey, clock, deadlineMs = DEADLINE_MS, rememberMs = 0 } = options;
  const report = quietly(options.report);
  const observe = quietly(options.observe ?? (() => undefined));
  const limits = { ...DEFAULT_LIMITS, connectTimeoutMs: CONNECT_TIMEOUT_MS };
  const http = httpClient({ callee: CALLEE, baseUrl, limits, clock, report });
  const breaker = breakerOf(options, report);
  const remembered = new Map<string, { readonly until: number; readonly matches: readonly PlateMatch[] }>();
  const ask = (question: PlateQuestion) =>
    withDeadline(clock, deadlineMs, (signal) => lookUpPlate(http, apiKey, question, signal));
  return {
    find: async (line, plate) => {
      const startedAt = clock.now();
      const before = remembered.get(`${line} ${plate}`);
      if (before && startedAt < before.until) return before.matches;
      const observed = (outcome: LookUpOutcome) => observe(outcome, clock.now() - startedAt);
      const admittance = breaker.admit();
      if (!admittance) return none(observed, 'not-asked');
      try {
        const matches = await ask({ line, plate });
        breaker.seen('there', admittance);
        if (rememberMs > 0) remember(remembered, `${line} ${plate}`, { until: startedAt + rememberMs, matches });
        observed(matches.length > 1 ? 'several' : matches.length === 1 ? 'one' : 'none');
        return matches;
      } catch (error) {
        breaker.seen(error instanceof CallFailed && error.blameless ? 'there' : 'gone', admittance);
        report('registry unavailable', { ...CALLEE, detail: detailOf(error), ms: clock.now() - startedAt });
        return none(observed, 'unavailable');
      }
    },
    close: () => http.close(),
  };
}

/** Adds an answer in the place of the oldest. */
function remember<T>(answers: Map<string, T>, key: string, answer: T): void {
  answers.delete(key);
  const [oldest] = answers.size < REMEMBERED_AT_MOST ? [] : answers.keys();
  if (oldest !== undefined) answers.delete(oldest);
  answers.set(key, answer);
}

function none(observed: (outcome: LookUpOutcome) => void, outcome: LookUpOutcome): readonly PlateMatch[] {
  observed(outcome);
  return NOTHING;
}

function breakerOf({ breakerFailures, breakerPauseMs, clock }: HttpPlateRegistryOptions, report: RegistryReport) {
  return new Breaker({
    failures: breakerFailures ?? DEFAULT_LIMITS.breakerFailures,
    pauseMs: breakerPauseMs ?? DEFAULT_LIMITS.breakerPauseMs,
    clock,
    onChange: (state) => report('breaker changed', { ...CALLEE, state }),
  });
}

/** Keeps only the kind of an unexpected error. */
function detailOf(error: unknown): string {
  return error instanceof CallFailed ? error.detail : errorName(error);
}
