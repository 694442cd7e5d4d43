import { readFile, writeFile } from 'node:fs/promises';
import {
  mailerOf,
  mailFolder,
  openStorageOf,
  runInsurers,
  webhookEndpointsOf,
  readServiceSettings,
  type Settings,
} from '@cotiza/assembly';
import { systemClock, type Clock } from '@cotiza/kernel';
import { keptMails, readMailbox, sendTestMail, sendTestWebhook } from '@cotiza/notifications';
import { createLogger, errorFacts } from '@cotiza/platform';
import { databaseWork } from './storage/database-work';
import type { Ops, Trials } from './ops';
import type { Terminal } from './terminal/terminal';

const OWNER_ONLY = 0o600;

type Environment = Readonly<Record<string, string | undefined>>;

/** Wires the dependencies of commands from the settings. Each is opened on first use. */
export function wiredOps(environment: Environment, terminal: Terminal): Ops {
  const clock = systemClock();
  const settings = once(() => readServiceSettings(environment));
  // Standard output is reserved for results.
  const logger = once(() => createLogger(settings().LOG_LEVEL, { write: (line) => terminal.tell(line) }));
  const insurers = once(() => runInsurers(settings(), { clock, logger: logger(), environment }));
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
    keptMails: () => keptMails(mailFolder(settings())),
    webhookEndpoints: () => webhookEndpointsOf(settings(), environment),
    trials: () => trialsOf(settings(), clock),
    insurers: () => insurers().connectors(),
    stopwatch: () => performance.now(),
    readText: (path) => readFile(path, 'utf8'),
    writePrivateFile: (path, text) => writeFile(path, text, { mode: OWNER_ONLY, flag: 'wx' }),
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
