import { Server, type IncomingMessage, type ServerOptions, type ServerResponse } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import type { Tracer } from '@cotiza/kernel';
import { ShutdownSignal } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication, RouteConfig } from '@nestjs/platform-fastify';
import { fastify, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { bareAddress } from '../limits/client-of';
import { LimitsGuard } from '../limits/limits.guard';
import { type LoadShedder, shedLoad } from '../load/load-shedder';
import { type Logger, nestLogger } from '../logging/logger';
import { endSpan, traceIdOf, traceRequests, failureOf, noteOf } from '../logging/request-notes';
import type { Metrics } from '../metrics/metrics';
import { ProblemException } from '../problem.exception';
import { isFirstProcess } from '../process/stop-signals';
import { answerOptions, honourWithoutHead } from './allowed-methods';
import { type Drain, OneRequestAtATime } from './connections';
import type { HttpSettings } from './http.settings';
import { ParametersPipe } from './parameters.pipe';
import { ProblemFilter, type RefusalPage } from './problem.filter';
import { refuseMalformed, FORM_TYPE, parseFormBody, parseJsonBody } from './request-bodies';
import { addStandardHeaders, requestIdOf } from './standard-headers';

/** A request body is about 2 kB; one of this size has room for every field at its longest many times over. */
export const BODY_LIMIT_BYTES = 128 * 1024;

/** Limits of the time that a client may take to send a request. */
const TIMEOUTS: ServerOptions = {
  requestTimeout: 30_000,
  headersTimeout: 15_000,
  keepAliveTimeout: 72_000,
  connectionsCheckingInterval: 5000,
  // A request without `Host` is refused in the form of every refusal.
  requireHostHeader: false,
};

/** Time without any byte after which a connection ends, beyond that of a quotation; more than `keepAliveTimeout`. */
const IDLE_TIMEOUT_MS = 75_000;

/** Time beyond that of a quotation that requests under way have once the server closes. */
const MARGIN_MS = 3000;

type AppModule = Parameters<typeof NestFactory.create>[0];

export interface HttpExtras {
  /** Counts its requests; without it, they are not counted. */
  readonly metrics?: Metrics;
  /** Records the spans of requests; without it, their traces are only carried on. */
  readonly tracer?: Tracer;
  /** Refuses quotations under overload; without it, all are begun. */
  readonly load?: LoadShedder;
  /** Closes connections before the server does; without it, the server closes at once. */
  readonly drain?: Drain;
  /** Where callers begin, for the refusal of an address that does not exist. */
  readonly entrance?: string;
  /** Renders refusals for browsers; without it, they get those of callers. */
  readonly page?: RefusalPage;
}

type ServerSettings = Pick<HttpSettings, 'TRUST_PROXY' | 'LIMIT_CONNECTIONS' | 'LIMIT_REQUESTS_PER_CONNECTION'> & {
  /** Milliseconds that an answer takes at most while the process closes. */
  readonly QUOTE_DEADLINE_MS: number;
  /** Milliseconds that the longest answer takes, where that is more: a connection is not closed before. */
  readonly INSURER_DEADLINE_MS?: number;
};

/**
 * A Nest application on Fastify with what every app of Cotiza has in common: JSON bodies, and forms where a route takes them,
 * request ids, security headers, CORS for agents in browsers, and one body for every refusal.
 */
export async function createHttpApp(
  module: AppModule,
  settings: ServerSettings,
  logger: Logger,
  { metrics, entrance, page, load, drain, tracer }: HttpExtras = {},
): Promise<NestFastifyApplication> {
  const filter = new ProblemFilter(entrance, page);
  const { server, connections } = serverFor(settings, filter);
  if (tracer) traceRequests(server, tracer);
  addHooks(server, logger, metrics);
  if (drain) {
    server.addHook('onRequest', drain.closeConnection);
    drain.watch(server.server);
  }
  if (load) shedLoad(server, load);
  honourWithoutHead(server);
  const app = await NestFactory.create<NestFastifyApplication>(module, new FastifyAdapter(server), {
    bodyParser: false,
    logger: nestLogger(logger),
    abortOnError: false,
  });
  readBodies(server);
  closeInOrder(server, connections, settings.QUOTE_DEADLINE_MS + MARGIN_MS, drain);
  app.useGlobalFilters(filter);
  app.useGlobalPipes(new ParametersPipe());
  filter.countWith(limitsOf(app));
  // SIGHUP is left out: it reads the files of the operator again.
  app.enableShutdownHooks([ShutdownSignal.SIGINT, ShutdownSignal.SIGTERM, ShutdownSignal.SIGQUIT], {
    useProcessExit: isFirstProcess(),
  });
  return app;
}

/** Stops listening when it closes, and leaves idle connections to `OneRequestAtATime`. Node's own server ends them at once. */
class ServerOfConnections extends Server {
  override closeIdleConnections(): void {}
}

/** A Fastify server that keeps one request at a time under way on each connection. */
function serverFor(settings: ServerSettings, filter: ProblemFilter) {
  const isProxy = trustedProxies(settings.TRUST_PROXY);
  const longestAnswerMs = Math.max(settings.QUOTE_DEADLINE_MS, settings.INSURER_DEADLINE_MS ?? 0);
  const connections = new OneRequestAtATime();
  const server = fastify({
    serverFactory: (serve) => {
      const server = new ServerOfConnections(TIMEOUTS);
      server.setTimeout(longestAnswerMs + IDLE_TIMEOUT_MS);
      server.maxRequestsPerSocket = settings.LIMIT_REQUESTS_PER_CONNECTION;
      connections.guard(server, serve, settings.LIMIT_CONNECTIONS);
      return server;
    },
    routerOptions: { ignoreTrailingSlash: true },
    trustProxy: settings.TRUST_PROXY.length > 0 ? isProxy : false,
    bodyLimit: BODY_LIMIT_BYTES,
    genReqId: requestIdOf,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    clientErrorHandler: refuseMalformed(connections),
    frameworkErrors: (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
      addStandardHeaders(request, reply);
      filter.send(error, request, reply);
    },
  });
  return { server, connections };
}

/** Ends a server in bounded time: connections without a request end at once, the others with their answer or the grace. */
function closeInOrder(server: FastifyInstance, connections: OneRequestAtATime, graceMs: number, drain?: Drain): void {
  server.addHook('preClose', (done) => {
    connections.close(drain?.idleMs ?? 0);
    const cutOff = setTimeout(() => server.server.closeAllConnections(), graceMs).unref();
    server.server.once('close', () => clearTimeout(cutOff));
    done();
  });
}

function readBodies(server: FastifyInstance): void {
  server.removeContentTypeParser(['application/json', 'text/plain']);
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, parseJsonBody);
  server.addContentTypeParser(FORM_TYPE, { parseAs: 'buffer' }, parseFormBody);
}

function limitsOf(app: NestFastifyApplication): LimitsGuard | undefined {
  try {
    return app.get(LimitsGuard, { strict: false });
  } catch {
    return undefined;
  }
}

/** Returns whether a request names one host: HTTP/1.1 requires it, and no version allows several (RFC 9112, 3.2). */
function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const { length } = rawHeaders.filter((text, place) => place % 2 === 0 && text.toLowerCase() === 'host');
  return length === 1 || (length === 0 && httpVersion !== '1.1');
}

/** Adds what happens to every request, in one hook at each end. */
function addHooks(instance: FastifyInstance, logger: Logger, metrics?: Metrics): void {
  instance.addHook('onRequest', (request, reply, done) => {
    addStandardHeaders(request, reply);
    const to = addressWithoutSlash(request);
    if (!hasOneHost(request.raw)) done(new ProblemException({ problem: 'peticion_malformada', faults: [] }));
    else if (to !== undefined) void reply.redirect(to, 308);
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

const TENTHS = 10;

/**
 * Returns the line of the log for a request that is over. It has the route and never the address, whose query may hold personal
 * data. `aborted` marks a client that had gone before it had its answer.
 */
function requestFacts(
  request: IncomingMessage,
  answer: Pick<ServerResponse, 'statusCode' | 'writableFinished'>,
  { id, route, ms }: { readonly id: string; readonly route: string | undefined; readonly ms: number },
) {
  const traceId = traceIdOf(request);
  return {
    request_id: id,
    ...(traceId === undefined ? undefined : { trace_id: traceId }),
    method: request.method,
    route: route ?? null,
    status: answer.statusCode,
    ms: Math.round(ms * TENTHS) / TENTHS,
    ...noteOf(request),
    ...(answer.writableFinished ? undefined : { aborted: true }),
  };
}

/**
 * Recognises the proxies of a list of addresses and ranges. An address with a port, as some proxies write it, and an IPv4
 * address inside IPv6 count as the bare address.
 */
function trustedProxies(written: readonly string[]): (address: string | undefined) => boolean {
  if (written.length === 0) return () => false;
  const list = blockListOf(written);
  return (address) => {
    const bare = bareAddress(address);
    return bare !== undefined && list.check(bare, familyOf(bare));
  };
}

function blockListOf(written: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of written) {
    const [address, bits] = entry.split('/') as [string, string?];
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return list;
}

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** Marks a page with relative links: its address with a slash at the end leads to the one without. */
export const AtOneAddress = () => RouteConfig({ hasOneAddress: true });

/** Returns the address of such a page without the slash at its end, relative to it, because a proxy may add a path. */
function addressWithoutSlash({ url, routeOptions }: FastifyRequest): string | undefined {
  if (!(routeOptions.config as { readonly hasOneAddress?: true } | undefined)?.hasOneAddress) return undefined;
  const end = url.indexOf('?');
  const path = end < 0 ? url : url.slice(0, end);
  if (!path.endsWith('/')) return undefined;
  const parts = path.split('/');
  const last = parts.findLastIndex((part) => part !== '');
  return `${'../'.repeat(parts.length - 1 - last)}${parts[last] ?? ''}${url.slice(path.length)}`;
}
