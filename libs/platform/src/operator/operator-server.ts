import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { defined, httpOrigin } from '@cotiza/kernel';
import { LIVE, readyAnswer, servingAnswer, type Dependency, type HealthAnswer } from '../health/readiness';
import type { HttpSettings } from '../http/http.settings';
import type { Logger } from '../logging/logger';
import type { Metrics } from '../metrics/metrics';
import { CannotStart } from '../process/cannot-start';

/** Connections without a request end after two seconds, so that none has to be refused. */
const TIMEOUTS = {
  headersTimeout: 2000,
  requestTimeout: 2000,
  keepAliveTimeout: 5000,
  connectionsCheckingInterval: 1000,
};

type Where = Pick<HttpSettings, 'METRICS_HOST' | 'METRICS_PORT'>;

export interface ForOperator {
  readonly metrics: Metrics;
  readonly dependencies: readonly Dependency[];
}

/**
 * Serves the metrics and health on a port of their own, where the operator does not wait behind the connections of clients.
 *
 * @returns a function that stops it
 * @throws CannotStart when the address cannot be listened on
 */
export async function serveOperator(of: ForOperator, where: Where, logger: Logger): Promise<() => Promise<void>> {
  const { METRICS_HOST: host, METRICS_PORT: port } = where;
  const server = operatorServer(of);
  server.listen(port, host);
  await once(server, 'listening').catch((error: unknown) => {
    const { code } = error as NodeJS.ErrnoException;
    throw new CannotStart(
      `metrics cannot be served on ${host}:${port} (${code}). Check METRICS_PORT and METRICS_HOST.`,
    );
  });
  const origin = httpOrigin(host, (server.address() as AddressInfo).port);
  logger.info({ metrics: `${origin}/metrics`, health: `${origin}/health/ready` }, 'serving metrics');
  return async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
}

function operatorServer(of: ForOperator): Server {
  const answers = answersOf(of);
  const server = createServer(TIMEOUTS, (request, answer) => {
    request.resume();
    const make = request.method === 'GET' ? answers.get(defined(request.url, 'address in the request')) : undefined;
    if (make) make(answer).catch(() => answer.destroy());
    else answer.writeHead(404).end();
  });
  return server;
}

function answersOf({ metrics, dependencies }: ForOperator) {
  const health = (answer: ServerResponse, { status, body }: HealthAnswer) =>
    void send(answer, status, 'application/json; charset=utf-8', JSON.stringify(body));
  return new Map<string, (answer: ServerResponse) => Promise<void>>([
    ['/metrics', async (answer) => void send(answer, 200, metrics.contentType, await metrics.text())],
    ['/health/live', async (answer) => health(answer, LIVE)],
    ['/health/serving', async (answer) => health(answer, await servingAnswer(dependencies))],
    ['/health/ready', async (answer) => health(answer, await readyAnswer(dependencies))],
  ]);
}

const send = (answer: ServerResponse, status: number, type: string, text: string) =>
  answer.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
