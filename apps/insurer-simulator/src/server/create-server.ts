import Fastify, { type FastifyInstance } from 'fastify';
import { adminRoutes } from '../admin/admin.routes';
import { basePath } from '../participants/participant';
import { InvalidOption } from '../simulator-options';
import { simulatedRoutes } from './simulated.routes';
import type { Simulation } from './simulation';

/** Larger than any vendor's limit, so that each vendor refuses a long body in its own format. */
const BODY_LIMIT_BYTES = 1024 * 1024;

/** Creates the server with all participants. It does not listen yet. */
export function createServer(simulation: Simulation): FastifyInstance {
  // Connections that hang on purpose must not keep the server from closing.
  const app = Fastify({ bodyLimit: BODY_LIMIT_BYTES, forceCloseConnections: true });
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    const status = error instanceof InvalidOption ? 400 : (error.statusCode ?? 500);
    void reply.code(status).send({ error: error.message });
  });
  app.setNotFoundHandler((_request, reply) => {
    const bases = [...simulation.participants.keys()].map(basePath);
    void reply.code(404).send({ error: `there is nothing here; look below ${['/admin', ...bases].join(', ')}` });
  });
  // Separate scopes: the vendors parse their requests themselves, the admin interface takes JSON.
  void app.register((scope, _options, done) => {
    simulatedRoutes(scope, simulation);
    done();
  });
  void app.register((scope, _options, done) => {
    adminRoutes(scope, simulation);
    done();
  });
  return app;
}
