import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { httpOrigin, SettingsError } from '@cotiza/kernel';
import { CannotStart, FORM_TYPE } from '@cotiza/platform';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ConsoleContext } from './console-context';
import { ConsoleModule } from './console.module';
import { PAGE_HEADERS, pageDocument } from './http/page-document';
import { NO_ADDRESS, readFields, receiveRequest } from './http/receive-request';
import { Sessions } from './sign-in/sessions';

/** Operators are few; a browser opens a handful of connections each. */
const MAX_CONNECTIONS = 64;
/** Larger than any form of the console. */
const BODY_LIMIT_BYTES = 8192;
const REQUEST_TIMEOUT_MS = 10_000;
/** Shorter than Fastify's, because connections are limited. */
const KEEP_ALIVE_TIMEOUT_MS = 5000;
/** Time for open connections to end when the console stops. */
const GRACE_MS = 5000;
const LOOPBACK = /^(127\.|::1$)/;

export interface RunningConsole {
  readonly url: string;
  /** Answers the requests in progress, and closes the storage. */
  close(): Promise<void>;
}

/**
 * Serves the console.
 *
 * @param graceMs time for open connections to end, in milliseconds
 * @throws SettingsError without CONSOLE_KEYS
 * @throws CannotStart when the address cannot be listened on
 */
export async function serveConsole(context: ConsoleContext, graceMs = GRACE_MS): Promise<RunningConsole> {
  const { settings, storage, logger } = context;
  const { CONSOLE_KEYS: keys, CONSOLE_HOST: host, CONSOLE_PORT: port } = settings;
  if (keys.length === 0)
    throw new SettingsError([
      'CONSOLE_KEYS must be set: who may sign in to the console. `ops console new NAME` makes a key',
    ]);
  const app = await createConsole(context);
  const server: Server = app.getHttpServer();
  server.maxConnections = MAX_CONNECTIONS;
  await app.listen(port, host).catch(({ code }: NodeJS.ErrnoException) => {
    throw new CannotStart(
      `the console cannot be served on ${host}:${port} (${code}). Check CONSOLE_PORT and CONSOLE_HOST.`,
    );
  });
  if (!LOOPBACK.test(host)) logger.warn({ host }, 'the console is open to other machines: put TLS before it');
  return {
    url: httpOrigin(host, (server.address() as AddressInfo).port),
    close: async () => {
      // To Node, a connection without a request is not idle, and no timeout ends it once the server closes.
      const cutOff = setTimeout(() => server.closeAllConnections(), graceMs);
      await app.close().finally(() => clearTimeout(cutOff));
      await storage.close();
    },
  };
}

async function createConsole(context: ConsoleContext): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: REQUEST_TIMEOUT_MS },
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
    return503OnClosing: false,
    routerOptions: { querystringParser: readFields },
    frameworkErrors: (_error: unknown, _request: FastifyRequest, reply: FastifyReply) =>
      void reply.headers(PAGE_HEADERS).status(400).send(pageDocument(NO_ADDRESS.page)),
  });
  const app = await NestFactory.create<NestFastifyApplication>(ConsoleModule.with(context), adapter, {
    bodyParser: false,
    logger: false,
    abortOnError: false,
  });
  app.useBodyParser(FORM_TYPE, {}, (_request, body, done) => done(null, readFields(body.toString())));
  adapter.getInstance().addHook('onRequest', receiveRequest(app.get(Sessions), context.storage));
  return app;
}
