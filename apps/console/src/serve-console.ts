import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Settings } from '@cotiza/assembly';
import { httpOrigin, SettingsError, type Clock } from '@cotiza/kernel';
import { CannotStart, type Logger } from '@cotiza/platform';
import type { Storage } from '@cotiza/storage';
import { answering } from './http/answering';
import { FrontDesk } from './http/front-desk';
import { routesOf } from './http/routes';
import { metricsAddresses } from './metrics/metrics-addresses';
import { scrapeOf, type Scrape } from './metrics/scrape';
import { Operators } from './sign-in/operators';
import { Sessions } from './sign-in/sessions';

/** Operators are few; a browser opens a handful each. */
const CONNECTIONS_AT_MOST = 64;
const REQUEST_TIMEOUT_MS = 10_000;
/** How long whoever is being answered, or has yet to ask, is waited for at the end. */
const GRACE_MS = 5000;
const LOOPBACK = /^(127\.|::1$)/;

export interface ConsoleMeans {
  readonly storage: Storage;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Asks the processes that the settings name, unless another way is given. */
  readonly scrape?: Scrape;
  /** How long connections are waited for at the end, in milliseconds; 5 seconds where it is not said. */
  readonly graceMs?: number;
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
  const { storage, clock, logger, scrape = scrapeOf(metricsAddresses(settings)), graceMs = GRACE_MS } = means;
  const desk = new FrontDesk({
    routes: routesOf(settings, scrape, clock),
    operators: new Operators(keys, clock),
    sessions: new Sessions(clock),
    storage,
    logger,
  });
  const server = createServer(
    { requestTimeout: REQUEST_TIMEOUT_MS, headersTimeout: REQUEST_TIMEOUT_MS },
    answering(desk, logger),
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
    url: httpOrigin(host, taken),
    close: async () => {
      server.close();
      server.closeIdleConnections();
      // One that has sent nothing is not idle to Node, and nobody hurries it once the server closes.
      const cutOff = setTimeout(() => server.closeAllConnections(), graceMs);
      await once(server, 'close').finally(() => clearTimeout(cutOff));
      await storage.close();
    },
  };
}
