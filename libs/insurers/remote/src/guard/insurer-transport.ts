import { aroundEachAsk, type ConnectorOutcome, type InsurerConnector, type Unavailable } from '@cotiza/insurers-port';
import { Breaker, DEFAULT_LIMITS, httpClient, type HttpClient, type TransportLimits } from '@cotiza/transport';
import type { SpendLimits } from '../settings/remote-settings';
import { breaking } from './breaking.connector';
import { budgeted } from './budgeted.connector';
import { capped } from './capped.connector';
import { catchErrors } from './catch-errors.connector';
import { harmless, type InsurerReport, type Observers, type QuestionCounter } from './observers';
import { summed } from './summed.connector';
import { timed } from './timed.connector';

export interface TransportOptions extends Observers {
  /** Id of the insurer in reports and metrics. */
  readonly id: string;
  /** An http or https address that `baseUrlFault` accepts. */
  readonly baseUrl: string;
  /** Milliseconds that the insurer has for a question; the question itself may have fewer left. */
  readonly deadlineMs: number;
  readonly limits?: Partial<TransportLimits>;
  /** Limits of the bills of a day, and what counts them; absent: none. */
  readonly budget?: { readonly spend: SpendLimits; readonly counter: QuestionCounter };
}

/** The transport of one insurer over the network. */
export interface InsurerTransport {
  /** The HTTP client of its connector. */
  readonly http: HttpClient;
  /**
   * Wraps a connector that may throw into one that keeps the guarantees of the port: it always answers in time, and an insurer
   * that is down or slow does not affect the others.
   */
  guard(connector: InsurerConnector): InsurerConnector;
  /** Waits for the questions in progress with all their calls, and closes every connection. */
  close(): Promise<void>;
}

/** Makes one insurer's connections, deadline, circuit breaker and cap. None is shared with another insurer. */
export function insurerTransport(options: TransportOptions): InsurerTransport {
  const { id, baseUrl, deadlineMs, clock } = options;
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const { report, metrics } = harmless(options);
  const http = httpClient({ callee: { insurer: id }, baseUrl, limits, clock, report });
  const inProgress = new Set<Promise<ConnectorOutcome>>();
  return {
    http,
    guard: (connector) => {
      metrics.breaker(id, 'closed');
      const { budget } = options;
      const own = named(connector);
      const within = budget ? budgeted(own, budget.spend, { clock, metrics, counter: budget.counter }) : own;
      const inTime = timed(capped(summed(catchErrors(within), metrics), limits, metrics), deadlineMs, clock);
      const breaker = new Breaker({
        failures: limits.breakerFailures,
        pauseMs: limits.breakerPauseMs,
        clock,
        onChange: (state) => {
          metrics.breaker(id, state);
          report('breaker changed', { insurer: id, state });
        },
      });
      return trackInFlight(reported(breaking(inTime, breaker), report), inProgress);
    },
    close: async () => {
      while (inProgress.size > 0) await Promise.all(inProgress);
      await http.close();
    },
  };
}

/** Wraps a connector so that its documents have the id and name that the operator has given the insurer. */
function named(connector: InsurerConnector): InsurerConnector {
  const { manifest, documents } = connector;
  if (!documents) return connector;
  const { id, name } = manifest;
  const own = documents.map((document) => ({ ...document, insurer: { ...document.insurer, id, name } }));
  return { ...aroundEachAsk(connector, (ask) => ask), documents: own };
}

/** Wraps a connector that never throws and keeps its questions in progress in a set. */
function trackInFlight(connector: InsurerConnector, inProgress: Set<Promise<ConnectorOutcome>>): InsurerConnector {
  return aroundEachAsk(connector, (ask) => (request, context) => {
    const answer = Promise.resolve(ask(request, context)).then((outcome) => {
      inProgress.delete(answer);
      return outcome;
    });
    inProgress.add(answer);
    return answer;
  });
}

/** Wraps a connector and reports every missing answer. */
function reported(connector: InsurerConnector, report: InsurerReport): InsurerConnector {
  const { id } = connector.manifest;
  return aroundEachAsk(connector, (ask) => async (request, context) => {
    const outcome = await ask(request, context);
    const { line, reference } = request;
    const traceId = context.trace && { trace_id: context.trace.traceId };
    const reportMissing = (insurer: string, { cause, detail }: Unavailable) =>
      report('insurer unavailable', { insurer, line, reference, ...traceId, cause, detail });
    if (outcome.kind === 'unavailable') reportMissing(id, outcome);
    if (outcome.kind !== 'companies') return outcome;
    for (const { company, outcome: own } of outcome.answers)
      if (own.kind === 'unavailable') reportMissing(`${id}-${company.id}`, own);
    return outcome;
  });
}
