import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from '../logging/logger';
import { nestLogger } from '../logging/nest-logger';
import type { Settings } from '../settings/settings';
import { ProblemFilter } from './problem.filter';
import { requestIdOf } from './request-id';

/** A request body is about 2 kB; one of this size has room for every field at its longest many times over. */
export const BODY_LIMIT_BYTES = 128 * 1024;

/** Time a client has to send a request whole: slower ones would hold connections without end. */
const REQUEST_TIMEOUT_MS = 30_000;

/** Headers that scripts in a browser may read besides the ordinary ones. */
const EXPOSED_HEADERS = [
  'ETag',
  'Retry-After',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'X-Request-Id',
];

/** Nothing may run, load or frame these answers, but for the pages of Swagger UI, which are all of this origin. */
const SECURITY_HEADERS: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:'],
      connectSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: ["'none'"],
    },
  },
  crossOriginResourcePolicy: { policy: 'cross-origin' },
  frameguard: { action: 'deny' },
};

type AppModule = Parameters<typeof NestFactory.create>[0];

/**
 * A Nest application on Fastify with what every app of Cotiza has in common: JSON bodies only, request ids, security
 * headers, CORS for agents in browsers, and one body for every refusal.
 */
export async function createHttpApp(
  module: AppModule,
  settings: Pick<Settings, 'TRUST_PROXY'>,
  logger: Logger,
): Promise<NestFastifyApplication> {
  const filter = new ProblemFilter(logger);
  const adapter = new FastifyAdapter({
    trustProxy: settings.TRUST_PROXY.length > 0 ? settings.TRUST_PROXY : false,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    genReqId: requestIdOf,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
      filter.send(error, request, reply),
  });
  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, {
    bodyParser: false,
    logger: nestLogger(logger),
    abortOnError: false,
  });
  const server: FastifyInstance = app.getHttpAdapter().getInstance();
  server.removeContentTypeParser('text/plain');
  server.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
  server.addHook('onResponse', (request, reply, done) => {
    if (logger.isLevelEnabled('debug')) logger.debug(responseFacts(request, reply), 'request served');
    done();
  });
  closeConnectionsAsTheyFinish(server);
  await app.register(helmet, SECURITY_HEADERS);
  app.enableCors({ origin: '*', methods: ['GET', 'HEAD', 'POST'], exposedHeaders: EXPOSED_HEADERS, maxAge: 86_400 });
  app.useGlobalFilters(filter);
  app.enableShutdownHooks();
  return app;
}

/** Once the server closes, a connection that is kept alive ends with the answer it was waiting for. */
function closeConnectionsAsTheyFinish(server: FastifyInstance): void {
  let isClosing = false;
  server.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  server.addHook('onResponse', (_request, _reply, done) => {
    if (isClosing) setImmediate(() => server.server.closeIdleConnections());
    done();
  });
}

/** The address as the route is written, never as it was called: a query may hold personal data. */
function responseFacts(request: FastifyRequest, reply: FastifyReply) {
  return {
    request_id: request.id,
    method: request.method,
    route: request.routeOptions.url ?? null,
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime),
  };
}
