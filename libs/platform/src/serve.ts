import 'reflect-metadata';
import { isatty } from 'node:tty';
import { setFlagsFromString } from 'node:v8';
import { SettingsError, type Environment, errorFacts } from '@cotiza/kernel';
import type { SettingFacts } from '@cotiza/kernel/settings';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { logOutput, type LogOutput } from './logging/log-output';
import { createLogger, type Logger } from './logging/logger';
import { processMetrics } from './metrics/process-metrics';
import type { PlatformSettings } from './platform.settings';
import { CannotStart, failedStart, type FailedStart } from './process/cannot-start';
import { exitOnSecondSignal, exitOnSignal, STOP_SIGNALS } from './process/stop-signals';
import { idleSettings, unknownSettings } from './settings/unknown-settings';
import { processEnvironment } from './settings/process-environment';

type Facts = Readonly<Record<string, SettingFacts>>;

/** The settings of a process, and how they are read from its environment. */
export interface ServiceSettings<Settings extends PlatformSettings> {
  readonly facts: Facts;
  /** @throws SettingsError with every fault */
  read(environment: Environment): Settings;
}

/** Where an app is reached. */
export interface Listening<Settings extends PlatformSettings> {
  /** As a client writes it. */
  readonly url: string;
  /** On this machine, whatever a proxy makes public. */
  readonly address: string;
  readonly settings: Settings;
}

/** Makes the application of a process from its settings; the environment holds the secrets that files name. */
export type CreateApp<Settings extends PlatformSettings> = (
  settings: Settings,
  logger: Logger,
  environment: Environment,
) => Promise<NestFastifyApplication>;

/** A message of a process that listens: text on a terminal, facts of a log line elsewhere. */
export interface Announcement {
  readonly text: string;
  readonly facts: Readonly<Record<string, string>>;
}

const STANDARD_OUTPUT = 1;

/**
 * Connections that may wait to be accepted, up to the limit of the system (`net.core.somaxconn`, 4,096 on Linux). The packets of
 * further ones are dropped and sent again after a second. Node's default is 511.
 */
const BACKLOG = 4096;

/**
 * The heap is collected again when it has grown by 80 %. V8 lets it grow up to fourfold on a machine with much memory: under load, an
 * instance took a third more, at the same speed.
 */
const HEAP_GROWTH = '--heap-growing-percent=80';

/** Node 20 gets no fixes since 30 April 2026. Source: nodejs.org, release schedule. */
const OLDEST_MAINTAINED_NODE = 22;

/**
 * Runs an app as a process: reads the settings, makes the application, listens, and closes in order on the first signal to
 * stop, at once on the second.
 * Settings that cannot be used, or a port that is taken, end the process with a message that says so.
 */
export async function serve<Settings extends PlatformSettings>(
  service: ServiceSettings<Settings>,
  create: CreateApp<Settings>,
  announce: (listening: Listening<Settings>) => Announcement,
): Promise<void> {
  setFlagsFromString(HEAP_GROWTH);
  const { settings, environment } = settingsOrExit(service);
  const output = logOutput(STANDARD_OUTPUT);
  const logger = createLogger(settings.LOG_LEVEL, output);
  // The metrics of the process count from its start, not from the first scrape.
  processMetrics();
  warnOfSettings(service.facts, settings, environment, logger);
  if (Number.parseInt(process.versions.node, 10) < OLDEST_MAINTAINED_NODE) {
    logger.warn({ node: process.versions.node }, 'this version of Node gets no security fixes any more: use Node 24');
  }
  process.on('unhandledRejection', (error) => logger.error(errorFacts(error), 'unhandled rejection'));
  try {
    for (const signal of STOP_SIGNALS) process.once(signal, () => output.writeThrough());
    const started = exitOnSignal();
    const app = await create(settings, logger, environment);
    started();
    exitOnSecondSignal(app.getHttpServer());
    await app.listen({ port: settings.PORT, host: settings.HOST, backlog: BACKLOG });
    const address = await app.getUrl();
    const { text, facts } = announce({ url: settings.PUBLIC_URL ?? address, address, settings });
    say({ text, facts: { ...facts, address } }, output);
  } catch (error) {
    endWith(failedStart(refusedAddress(error, settings) ?? error));
  }
}

function endWith({ text, exitCode }: FailedStart): never {
  process.stderr.write(`${text}\n`);
  process.exit(exitCode);
}

function warnOfSettings(facts: Facts, settings: object, environment: Environment, logger: Logger): void {
  for (const unknown of unknownSettings(Object.keys(facts), environment)) {
    logger.warn(unknown, 'this variable is no setting');
  }
  for (const idle of idleSettings(facts, { ...settings })) logger.warn(idle, 'this setting has no effect');
}

/** Programs that read standard output get JSON lines alone, at every level of the log. */
function say({ text, facts }: Announcement, output: LogOutput): void {
  if (isatty(STANDARD_OUTPUT)) process.stdout.write(`${text}\n`);
  else createLogger('info', output).info(facts, 'serving');
}

/** Names misspelt settings too, because one is often the reason why a setting is missing. */
function settingsOrExit<Settings extends PlatformSettings>({ facts, read }: ServiceSettings<Settings>) {
  let environment: Environment = {};
  try {
    environment = processEnvironment();
    return { settings: read(environment), environment };
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    const unknown = unknownSettings(Object.keys(facts), environment).map(
      ({ variable, meant }) => `${variable} is no setting${meant === undefined ? '' : `; ${meant} is`}`,
    );
    endWith(failedStart(new SettingsError([...error.faults, ...unknown])));
  }
}

/** Messages by the code with which the system refuses an address. Each names the setting that helps. */
const REFUSED_ADDRESS: ReadonlyMap<unknown, (settings: PlatformSettings) => string> = new Map([
  ['EADDRINUSE', ({ HOST, PORT }) => `another process listens on ${HOST}:${PORT}. Choose another with PORT.`],
  ['EACCES', ({ HOST, PORT }) => `not allowed to listen on ${HOST}:${PORT}. Choose another with PORT.`],
  ['EADDRNOTAVAIL', ({ HOST }) => `this machine has no address ${HOST}. Check HOST.`],
]);

function refusedAddress(error: unknown, settings: PlatformSettings): CannotStart | undefined {
  const why = error instanceof Error && 'code' in error ? REFUSED_ADDRESS.get(error.code) : undefined;
  return why && new CannotStart(why(settings));
}
