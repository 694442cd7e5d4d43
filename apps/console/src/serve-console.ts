import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Settings } from '@cotiza/assembly';
import { SettingsError, type Clock } from '@cotiza/kernel';
import { CannotStart, errorFacts, type Logger } from '@cotiza/platform';
import type { Storage } from '@cotiza/storage';
import { FrontDesk, type Answered } from './http/front-desk';
import { PAGE_HEADERS, pageDocument } from './http/page-document';
import { routesOf } from './http/routes';
import { sessionCookie } from './http/session-cookie';
import { metricsAddresses } from './metrics/metrics-addresses';
import { scrapeOf, type Scrape } from './metrics/scrape';
import { Operators } from './sign-in/operators';
import { Sessions } from './sign-in/sessions';

/** Operators are few; a browser opens a handful each. */
const CONNECTIONS_AT_MOST = 64;
const REQUEST_PATIENCE_MS = 10_000;
const LOOPBACK = /^(127\.|::1$)/;

export interface ConsoleMeans {
  readonly storage: Storage;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Asks the processes that the settings name, unless another way is given. */
  readonly scrape?: Scrape;
}

/** A console that listens. */
export interface RunningConsole {
  readonly url: string;
  /** Answers what is under way, and lets go of the storage. */
  close(): Promise<void>;
}

/**
 * Serves the console.
 *
 * @throws SettingsError without CONSOLE_KEYS
 * @throws CannotStart when the address cannot be listened on
 */
export async function serveConsole(settings: Settings, means: ConsoleMeans): Promise<RunningConsole> {
  const { CONSOLE_KEYS: keys, CONSOLE_HOST: host, CONSOLE_PORT: port } = settings;
  if (keys.length === 0)
    throw new SettingsError([
      'CONSOLE_KEYS must be set: who may sign in to the console. `ops console new NAME` makes a key',
    ]);
  const { storage, clock, logger, scrape = scrapeOf(metricsAddresses(settings)) } = means;
  const desk = new FrontDesk({
    routes: routesOf(settings, scrape, clock),
    operators: new Operators(keys, clock),
    sessions: new Sessions(clock),
    storage,
    logger,
  });
  const server = createServer(
    { requestTimeout: REQUEST_PATIENCE_MS, headersTimeout: REQUEST_PATIENCE_MS },
    (request, reply) => {
      desk.receive(request).then(
        (answered) => send(reply, answered),
        (error: unknown) => {
          logger.warn(errorFacts(error), 'request broken off');
          reply.destroy();
        },
      );
    },
  );
  server.maxConnections = CONNECTIONS_AT_MOST;
  server.listen(port, host);
  await once(server, 'listening').catch((error: unknown) => {
    const { code } = error as NodeJS.ErrnoException;
    throw new CannotStart(
      `the console cannot be served on ${host}:${port} (${code}). Check CONSOLE_PORT and CONSOLE_HOST.`,
    );
  });
  if (!LOOPBACK.test(host)) logger.warn({ host }, 'the console is open to other machines: put TLS before it');
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`,
    close: async () => {
      server.close();
      server.closeIdleConnections();
      await once(server, 'close');
      await storage.close();
    },
  };
}

function send(reply: ServerResponse, { answer, path, operator }: Answered): void {
  if ('to' in answer) {
    const { to, session } = answer;
    const cookie = session === undefined ? {} : { 'set-cookie': sessionCookie(session) };
    reply.writeHead(303, { ...PAGE_HEADERS, ...cookie, location: to }).end();
    return;
  }
  // What was not read of a request that is refused early is not waited for.
  const ending = answer.status === undefined ? {} : { connection: 'close' };
  reply.writeHead(answer.status ?? 200, { ...PAGE_HEADERS, ...ending }).end(pageDocument(answer, path, operator));
}
