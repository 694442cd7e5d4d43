import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CannotStart } from '../cannot-start';
import type { Logger } from '../logging/logger';
import type { PlatformSettings } from '../settings/platform.settings';
import type { Metrics } from './metrics';

/** Prometheus keeps one connection; whoever finds the port gets no more than a few. */
const CONNECTIONS_AT_MOST = 16;

type Where = Pick<PlatformSettings, 'METRICS_HOST' | 'METRICS_PORT'>;

/**
 * Serves the metrics on a port of their own, and nothing else.
 *
 * @returns how to stop
 * @throws CannotStart when the address cannot be listened on
 */
export async function serveMetrics(metrics: Metrics, where: Where, logger: Logger): Promise<() => Promise<void>> {
  const { METRICS_HOST: host, METRICS_PORT: port } = where;
  const server = createServer((request, answer) => {
    request.resume();
    if (request.method !== 'GET' || request.url !== '/metrics') {
      answer.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => answer.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text),
      () => answer.destroy(),
    );
  });
  server.maxConnections = CONNECTIONS_AT_MOST;
  server.listen(port, host);
  await once(server, 'listening').catch((error: unknown) => {
    const { code } = error as NodeJS.ErrnoException;
    throw new CannotStart(
      `metrics cannot be served on ${host}:${port} (${code}). Check METRICS_PORT and METRICS_HOST.`,
    );
  });
  logger.info({ host, port: (server.address() as AddressInfo).port }, 'serving metrics');
  return async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
}
