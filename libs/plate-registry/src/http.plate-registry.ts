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

/** Milliseconds that a look-up may take: a customer is waiting, and can be asked instead. */
const DEADLINE_MS = 1_500;
const CONNECT_TIMEOUT_MS = 1_000;
const CALLEE = { registry: 'plate-registry' };
const NOTHING: readonly PlateMatch[] = [];

/** What the registry, and what calls it, tell whoever keeps the logs. */
export type RegistryReport = (event: TransportEvent | 'registry unavailable', facts: TransportFacts) => void;

/** What came of a look-up: how many vehicles are known, or that the registry gave no answer or was not asked. */
export type LookUpOutcome = 'one' | 'several' | 'none' | 'unavailable' | 'not-asked';

export interface HttpPlateRegistryOptions {
  /** An http or https address without faults, see `baseUrlFault`. */
  readonly baseUrl: string;
  readonly apiKey: string;
  /** Milliseconds; 1500 unless given. */
  readonly deadlineMs?: number;
  /** Failures in a row after which it is not asked; 5 unless given. */
  readonly breakerFailures?: number;
  /** For how many milliseconds; 10 000 unless given. */
  readonly breakerPauseMs?: number;
  readonly clock: Clock;
  readonly report: RegistryReport;
  /** Told of each look-up and how many milliseconds it took. */
  readonly observe?: (outcome: LookUpOutcome, ms: number) => void;
}

/** A plate registry over the network. */
export interface HttpPlateRegistry extends PlateRegistry {
  find(line: PlateQuestion['line'], plate: string): Promise<readonly PlateMatch[]>;
  /** Waits for the calls under way and closes every connection. */
  close(): Promise<void>;
}

/**
 * The plate registry at an address. One that is down, slow or makes no sense knows nothing: the customer is asked. It never
 * rejects, and no report has a plate.
 */
export function httpPlateRegistry(options: HttpPlateRegistryOptions): HttpPlateRegistry {
  const { baseUrl, apiKey, clock, deadlineMs = DEADLINE_MS } = options;
  const report = quietly(options.report);
  const observe = quietly(options.observe ?? (() => undefined));
  const limits = { ...DEFAULT_LIMITS, connectTimeoutMs: CONNECT_TIMEOUT_MS };
  const http = httpClient({ callee: CALLEE, baseUrl, limits, clock, report });
  const breaker = breakerOf(options, report);
  const ask = (question: PlateQuestion) =>
    withDeadline(clock, deadlineMs, (signal) => lookUpPlate(http, apiKey, question, signal));
  return {
    find: async (line, plate) => {
      const startedAt = clock.now();
      const told = (outcome: LookUpOutcome) => observe(outcome, clock.now() - startedAt);
      const admittance = breaker.admit();
      if (!admittance) return none(told, 'not-asked');
      try {
        const matches = await ask({ line, plate });
        breaker.seen('there', admittance);
        told(matches.length > 1 ? 'several' : matches.length === 1 ? 'one' : 'none');
        return matches;
      } catch (error) {
        breaker.seen(error instanceof CallFailed && error.blameless ? 'there' : 'gone', admittance);
        report('registry unavailable', { ...CALLEE, detail: detailOf(error), ms: clock.now() - startedAt });
        return none(told, 'unavailable');
      }
    },
    close: () => http.close(),
  };
}

function none(told: (outcome: LookUpOutcome) => void, outcome: LookUpOutcome): readonly PlateMatch[] {
  told(outcome);
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

/** Of an error that nobody foresaw only the kind is kept. */
function detailOf(error: unknown): string {
  return error instanceof CallFailed ? error.detail : errorName(error);
}
