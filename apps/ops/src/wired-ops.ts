import {
  keptMailsOf,
  mailerOf,
  openStorageOf,
  runInsurers,
  settingsOnUse,
  webhookEndpointsOf,
  type Settings,
} from '@cotiza/assembly/tools';
import { systemClock, type Clock } from '@cotiza/kernel';
import { readMailbox, sendTestMail, sendTestWebhook } from '@cotiza/notifications';
import { CannotStart, createLogger, errorFacts, processEnvironment } from '@cotiza/platform/process';
import { StorageUnusable } from '@cotiza/storage';
import { backUpEmbedded, copyStorage, type CopyOptions, type StoragePlace } from '@cotiza/storage/copy';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { CopyTarget, Ops, Trials } from './ops';
import type { Terminal } from './terminal/terminal';

interface WorkContext extends Pick<CopyOptions, 'clock' | 'report'> {
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** Returns the operations on the whole database of the settings, which do not read its content. */
function databaseWork(
  settings: () => Settings,
  { environment, ...watching }: WorkContext,
): Pick<Ops, 'copyStorage' | 'backUpStorage'> {
  const place = (): StoragePlace => ({ databaseUrl: settings().DATABASE_URL, dataDir: settings().DATA_DIR });
  return {
    copyStorage: (to, onProgress) =>
      inWords(() => copyStorage({ from: place(), to: placeOf(to, environment), onProgress, ...watching })),
    backUpStorage: (file) =>
      inWords(() => {
        const { databaseUrl, dataDir } = place();
        if (databaseUrl !== undefined)
          throw new CannotStart('DATABASE_URL is set: back PostgreSQL up with pg_dump, as docs/operations.md says.');
        return Promise.resolve(backUpEmbedded(dataDir, file));
      }),
  };
}

function placeOf(to: CopyTarget, environment: WorkContext['environment']): StoragePlace {
  if ('folder' in to) return { dataDir: to.folder };
  const databaseUrl = environment[to.variable];
  if (databaseUrl) return { databaseUrl, dataDir: '' };
  throw new CannotStart(
    `The environment has no ${to.variable}: it is to hold the address of the PostgreSQL to copy to.`,
  );
}

async function inWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof StorageUnusable ? new CannotStart(error.message) : error;
  }
}

const OWNER_ONLY = 0o600;

type Environment = Readonly<Record<string, string | undefined>>;

/** Wires the dependencies of commands from the environment of this process. */
export const processOps = (terminal: Terminal): Ops => wiredOps(processEnvironment(), terminal);

/** Lets no question with a bill be asked: a command costs nothing. */
const NO_BILLS = { take: () => Promise.resolve({ isFull: true } as const) };

/** Wires the dependencies of commands from the settings. Each is opened on first use. */
export function wiredOps(environment: Environment, terminal: Terminal): Ops {
  const clock = systemClock();
  const settings = once(() => settingsOnUse(environment));
  // Standard output is reserved for results.
  const logger = once(() => createLogger(settings().LOG_LEVEL, { write: (line) => terminal.tell(line) }));
  const insurers = once(() => runInsurers(settings(), { clock, logger: logger(), environment, counter: NO_BILLS }));
  const storage = once(() => openStorageOf(settings(), 'tool', clock, logger()));
  return {
    terminal,
    clock,
    settings,
    storage,
    prepareTables: async () => {
      const prepared = await openStorageOf(settings(), 'service', clock, logger());
      await prepared.close();
    },
    ...databaseWork(settings, {
      clock,
      environment,
      report: (event, error) => logger().error(errorFacts(error), event),
    }),
    keptMails: () => keptMailsOf(settings()),
    webhookEndpoints: () => webhookEndpointsOf(settings(), environment),
    trials: () => trialsOf(settings(), clock),
    insurers: () => insurers().connectors(),
    stopwatch: () => performance.now(),
    readText: (path) => readFile(path, 'utf8'),
    writePrivateFile: (path, text) => writeFile(path, text, { mode: OWNER_ONLY, flag: 'wx' }),
    writeText: async (path, text) => {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, text);
    },
    logUnforeseen: (error) => logger().debug(errorFacts(error), 'unforeseen'),
    // A failed start has been reported, and there is nothing to close.
    close: async () => {
      if (insurers.isMade()) await insurers().close();
      if (storage.isMade())
        await storage().then(
          (opened) => opened.close(),
          () => undefined,
        );
    },
  };
}

function trialsOf(settings: Settings, clock: Clock): Trials {
  return {
    webhook: (endpoint) => sendTestWebhook(endpoint, clock),
    mail: async (address) => {
      const from = readMailbox(settings.MAIL_FROM);
      const mailer = mailerOf(settings, clock);
      try {
        const sender = { from, distributorName: settings.DISTRIBUTOR_NAME };
        return { ...(await sendTestMail(mailer, sender, address, clock)), via: mailer.description };
      } finally {
        mailer.close();
      }
    },
  };
}

/** Makes a value on first use. */
function once<T>(make: () => T): (() => T) & { isMade(): boolean } {
  let made: { readonly it: T } | undefined;
  return Object.assign(() => (made ??= { it: make() }).it, { isMade: () => made !== undefined });
}
