import type { FastifyInstance } from 'fastify';
import type { OpenConnections } from './open-connections';

/**
 * Makes a server end in bounded time, whatever its clients do: connections that wait for no answer are let go of at
 * once, and those that still are open after the grace are cut off.
 */
export function closeInOrder(server: FastifyInstance, connections: OpenConnections, graceMs: number): void {
  server.addHook('preClose', (done) => {
    connections.close();
    const cutOff = setTimeout(() => server.server.closeAllConnections(), graceMs).unref();
    server.server.once('close', () => clearTimeout(cutOff));
    done();
  });
}
