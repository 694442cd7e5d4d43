import { createServer, type Server } from 'node:http';
import type { Clock } from '@cotiza/kernel';
import { Admission } from '../admission/admission';
import { refuseRoutes } from '../admission/refused-when-saturated';
import { OpenConnections } from '../http/open-connections';
import { createLogger } from '../logging/logger';
import { Metrics } from '../metrics/metrics';
import { rehearse } from './rehearse';

const PATH = '/rehearsal';
const CONNECTIONS = 16;
const REQUESTS_PER_CONNECTION = 16;

/** Has Node make a request of what could be refused before. */
const NOT_PLAIN = 'Proxy-Connection: keep-alive';

const NO_BOUNDS = { LIMIT_CONNECTIONS: 0, LIMIT_CONNECTIONS_PER_ADDRESS: 0, LIMIT_REQUESTS_PER_CONNECTION: 0 };

/** Refuses requests of this process itself, in both ways in which the doors refuse what is too much for them. */
export function rehearseRefusals(clock: Clock): Promise<void> {
  const requests = Array.from({ length: REQUESTS_PER_CONNECTION }, (_, place) => ({
    ...{ line: `POST ${PATH}`, body: '{}' },
    header: place % 2 === 0 ? undefined : NOT_PLAIN,
  }));
  return rehearse(serverThatRefuses(clock), { connections: CONNECTIONS, requests });
}

function serverThatRefuses(clock: Clock): Server {
  const server = createServer((_, answer) => answer.destroy());
  const admission = new Admission({
    ...{ clock, quoteDeadlineMs: 0, mostInFlight: 0, isOutboxFull: () => false },
    loopDelay: { leastMs: () => 0, stop: () => undefined },
  });
  const workOf = new Map([[PATH, 'quotation' as const]]);
  const connections = new OpenConnections(NO_BOUNDS, () => false);
  refuseRoutes(server, workOf, admission, { connections, logger: createLogger('silent'), metrics: new Metrics() });
  connections.guard(server);
  return server;
}
