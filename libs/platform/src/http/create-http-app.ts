import type { Tracer } from '@cotiza/kernel';
import { ShutdownSignal } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { fastify, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { LimitsGuard } from '../limits/limits.guard';
import type { Logger } from '../logging/logger';
import { nestLogger } from '../logging/nest-logger';
import type { Metrics } from '../metrics/metrics';
import { refuseWhenSaturated } from '../admission/refused-when-saturated';
import type { Admission } from '../admission/admission';
import type { PlatformSettings } from '../settings/platform.settings';
import { endSpan, traceIdOf, traceRequests } from '../tracing/request-span';
import { isFirstProcess } from '../end-when-told-again';
import { honourWithoutHead } from './allowed-methods';
import { answerOptions } from './answer-options';
import { closeInOrder } from './close-in-order';
import { answerDirectly } from './direct-route';
import { FORM_TYPE, parseFormBody } from './form-body';
import { parseJsonBody } from './json-body';
import { refuseMalformed } from './malformed-request';
import { namesOneHost } from './names-one-host';
import { OpenConnections } from './open-connections';
import { ProblemException } from './problem.exception';
import { ProblemFilter } from './problem.filter';
import { requestFacts } from './request-facts';
import { requestIdOf } from './request-id';
import { failureOf, noteOf } from './request-notes';
import { addStandardHeaders } from './standard-headers';
import { trustedProxies } from './trusted-proxies';

/** A request body is about 2 kB; one of this size has room for every field at its longest many times over. */
export const BODY_LIMIT_BYTES = 128 * 1024;

/** Time a client has to send a request whole: slower ones would hold connections without end. */
const REQUEST_TIMEOUT_MS = 30_000;

/** Time it has for the head. Not more than for the whole: Node would take the one for the other. */
const HEAD_TIMEOUT_MS = 15_000;

/**
 * Time that nothing may move on a connection, beyond that of a quotation, while an answer is made or taken. More than the 72 seconds
 * for which an answer says that its connection stays open.
 */
const IDLE_TIMEOUT_MS = 75_000;

/** How often slow requests are looked for: a timeout is late by at most this much. */
const TIMEOUT_CHECK_MS = 5000;

/** Time that requests which run have beyond that of a quotation, once the server closes. */
const MARGIN_MS = 1000;

/**
 * Nest's adapter without its middleware engine and without the hooks that serve it: they would run for every request and
 * have nothing to do.
 */
class LeanFastifyAdapter extends FastifyAdapter {
  constructor(server: FastifyInstance) {
    const withoutHooks = { server: server.server, addHook: () => withoutHooks };
    super(withoutHooks as unknown as FastifyInstance);
    this.setInstance(server as never);
  }

  override init(): Promise<void> {
    return Promise.resolve();
  }
}

type AppModule = Parameters<typeof NestFactory.create>[0];

/** What an application brings besides its module. */
export interface HttpExtras {
  /** What counts its requests; without it, nothing does. */
  readonly metrics?: Metrics;
  /** What is told of what is done for requests; without it, their traces are carried on and nobody is told. */
  readonly tracer?: Tracer;
  /** What refuses quotations that could only wait; without it, all are begun. */
  readonly admission?: Admission;
  /** Where callers begin, for those who ask for an address that there is not. */
  readonly entrance?: string;
}

type HttpSettings = Pick<
  PlatformSettings,
  'TRUST_PROXY' | 'LIMIT_CONNECTIONS' | 'LIMIT_CONNECTIONS_PER_ADDRESS' | 'LIMIT_REQUESTS_PER_CONNECTION'
> & {
  /** Milliseconds that the longest answer takes: a connection is not closed before. */
  readonly QUOTE_DEADLINE_MS: number;
};

/**
 * A Nest application on Fastify with what every app of Cotiza has in common: JSON bodies, and forms where a route takes them,
 * request ids, security headers, CORS for agents in browsers, and one body for every refusal.
 */
export async function createHttpApp(
  module: AppModule,
  settings: HttpSettings,
  logger: Logger,
  { metrics, entrance, admission, tracer }: HttpExtras = {},
): Promise<NestFastifyApplication> {
  const filter = new ProblemFilter(entrance);
  const isProxy = trustedProxies(settings.TRUST_PROXY);
  const connections = new OpenConnections(settings, isProxy);
  const server = fastify({
    http: { connectionsCheckingInterval: TIMEOUT_CHECK_MS, headersTimeout: HEAD_TIMEOUT_MS, requireHostHeader: false },
    trustProxy: settings.TRUST_PROXY.length > 0 ? isProxy : false,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: settings.QUOTE_DEADLINE_MS + IDLE_TIMEOUT_MS,
    genReqId: requestIdOf,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    clientErrorHandler: refuseMalformed(connections),
    frameworkErrors: (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
      addStandardHeaders(request, reply);
      filter.send(error, request, reply);
    },
  });
  if (tracer) traceRequests(server, tracer);
  if (admission) refuseWhenSaturated(server, admission, { connections, logger, metrics });
  connections.guard(server.server);
  addHooks(server, logger, metrics);
  answerDirectly(server, () => app);
  honourWithoutHead(server);
  if (admission) server.server.on('connection', () => admission.connected());
  const app: NestFastifyApplication = await NestFactory.create<NestFastifyApplication>(
    module,
    new LeanFastifyAdapter(server),
    {
      bodyParser: false,
      logger: nestLogger(logger),
      abortOnError: false,
    },
  );
  readBodies(server);
  closeInOrder(server, connections, settings.QUOTE_DEADLINE_MS + MARGIN_MS);
  app.useGlobalFilters(filter);
  filter.countWith(limitsOf(app));
  // A hang-up has the files of the operator read again.
  app.enableShutdownHooks([ShutdownSignal.SIGINT, ShutdownSignal.SIGTERM, ShutdownSignal.SIGQUIT], {
    useProcessExit: isFirstProcess(),
  });
  return app;
}

/** The bodies that are read: JSON, and forms where a route takes them. */
function readBodies(server: FastifyInstance): void {
  server.removeContentTypeParser(['application/json', 'text/plain']);
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, parseJsonBody);
  server.addContentTypeParser(FORM_TYPE, { parseAs: 'buffer' }, parseFormBody);
}

/** The limits of an application that has any. */
function limitsOf(app: NestFastifyApplication): LimitsGuard | undefined {
  try {
    return app.get(LimitsGuard, { strict: false });
  } catch {
    return undefined;
  }
}

/** What happens to every request, in one hook at each end. */
function addHooks(instance: FastifyInstance, logger: Logger, metrics?: Metrics): void {
  const { server } = instance;
  server.on('checkExpectation', (request, answer) => server.emit('request', request, answer));
  instance.addHook('onRequest', (request, reply, done) => {
    addStandardHeaders(request, reply);
    if (!namesOneHost(request.raw)) done(new ProblemException({ problem: 'peticion_malformada', faults: [] }));
    else if (request.method !== 'OPTIONS' || !answerOptions(request, reply)) done();
  });
  instance.addHook('onResponse', (request, reply, done) => {
    const { id, raw, method } = request;
    const [route, ms] = [request.routeOptions.url, reply.elapsedTime];
    metrics?.requestServed(method, route, { status: reply.statusCode, seconds: ms / 1000, note: noteOf(raw) });
    endSpan(request, reply);
    const failure = failureOf(raw);
    if (failure) logger.error({ request_id: id, trace_id: traceIdOf(raw), ...failure }, 'request failed');
    if (logger.isLevelEnabled('info')) logger.info(requestFacts(raw, reply.raw, { id, route, ms }), 'request served');
    done();
  });
}
