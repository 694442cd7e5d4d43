import { defined } from '@cotiza/kernel';
import Fastify, { type FastifyInstance } from 'fastify';
import { adminRoutes } from '../admin.routes';
import { faroRoutes } from '../faro/faro.routes';
import { lonjaRoutes } from '../lonja/lonja.routes';
import { basePath } from '../participants/participant';
import { plateRoutes } from '../plate.routes';
import { robleRoutes } from '../roble/roble.routes';
import { InvalidOption, PLATE_REGISTRY_ID } from '../simulator-options';
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

/** Registers the insurers and the registry, each below its own path. */
export function simulatedRoutes(
  app: FastifyInstance,
  { options, vendors, participants, insurers, aggregators }: Simulation,
): void {
  const { clock, credentials } = options;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  for (const { id, protocol, insurer } of insurers) {
    const base = basePath(id);
    if (protocol === 'rest') {
      faroRoutes(app, base, { insurer, credentials, rulebook: vendors.faro.rulebook }, clock);
    } else robleRoutes(app, base, { insurer, credentials, rulebook: vendors.roble.rulebook }, clock);
  }
  for (const [id, aggregator] of aggregators) {
    lonjaRoutes(app, basePath(id), { aggregator, credentials, documents: vendors.lonja }, clock);
  }
  const registry = {
    participant: defined(participants.get(PLATE_REGISTRY_ID), 'plate registry in the simulation'),
    apiKey: credentials.apiKey,
  };
  plateRoutes(app, basePath(PLATE_REGISTRY_ID), registry);
}
