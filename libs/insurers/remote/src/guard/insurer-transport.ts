import { aroundEachAsk, type InsurerConnector } from '@cotiza/insurers-port';
import { Breaker, DEFAULT_LIMITS, httpClient, type HttpClient, type TransportLimits } from '@cotiza/transport';
import { attended } from './attended.connector';
import { breaking } from './breaking.connector';
import { capped } from './capped.connector';
import { contained } from './contained.connector';
import { harmless, type Observers } from './observers';
import { reported } from './reported.connector';
import { summed } from './summed.connector';
import { timed } from './timed.connector';

export interface TransportOptions extends Observers {
  /** Id of the insurer in reports and metrics. */
  readonly id: string;
  /** An http or https address without faults, see `baseUrlFault`. */
  readonly baseUrl: string;
  /** Milliseconds the insurer has for a question; the question itself may have fewer left. */
  readonly deadlineMs: number;
  readonly limits?: Partial<TransportLimits>;
}

/** What one insurer over the network stands on. */
export interface InsurerTransport {
  /** How its connector calls it. */
  readonly http: HttpClient;
  /**
   * A connector that may throw what goes wrong, made into one that keeps the promises of the port: it always answers, in
   * time, and an insurer that is down or slow costs the others nothing. The connector knows nothing of it.
   */
  guard(connector: InsurerConnector): InsurerConnector;
  /** Waits for the questions under way, however many calls each still needs, and closes every connection. */
  close(): Promise<void>;
}

/** One insurer's connections, deadline, circuit breaker and cap. Nothing of it is shared with another insurer. */
export function insurerTransport(options: TransportOptions): InsurerTransport {
  const { id, baseUrl, deadlineMs, clock } = options;
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const { report, metrics } = harmless(options);
  const http = httpClient({ callee: { insurer: id }, baseUrl, limits, clock, report });
  const idle: (() => Promise<void>)[] = [];
  return {
    http,
    guard: (connector) => {
      metrics.breaker(id, 'closed');
      const inTime = timed(capped(summed(contained(named(connector)), metrics), limits, metrics), deadlineMs, clock);
      const breaker = new Breaker({
        failures: limits.breakerFailures,
        pauseMs: limits.breakerPauseMs,
        clock,
        onChange: (state) => {
          metrics.breaker(id, state);
          report('breaker changed', { insurer: id, state });
        },
      });
      const guarded = attended(reported(breaking(inTime, breaker), report));
      idle.push(() => guarded.idle());
      return guarded.connector;
    },
    close: async () => {
      await Promise.all(idle.map((each) => each()));
      await http.close();
    },
  };
}

/** The same connector, whose documents are of the insurer under the id and the name that the operator has given it. */
function named(connector: InsurerConnector): InsurerConnector {
  const { manifest, documents } = connector;
  if (!documents) return connector;
  const { id, name } = manifest;
  const own = documents.map((document) => ({ ...document, insurer: { ...document.insurer, id, name } }));
  return { ...aroundEachAsk(connector, (ask) => ask), documents: own };
}
