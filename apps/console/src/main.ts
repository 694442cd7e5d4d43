import { openStorageOf, readServiceSettings } from '@cotiza/assembly';
import { SettingsError, systemClock } from '@cotiza/kernel';
import { CannotStart, createLogger, errorFacts } from '@cotiza/platform';
import { serveConsole } from './serve-console';

const EXIT_CONFIGURATION = 78;

/** Runs the console beside the service, until it is told to stop. */
async function main(): Promise<void> {
  const settings = readServiceSettings(process.env);
  const logger = createLogger(settings.LOG_LEVEL);
  const clock = systemClock();
  const storage = await openStorageOf(settings, 'tool', clock, logger);
  const { url, close } = await serveConsole(settings, { storage, clock, logger }).catch(async (error: unknown) => {
    await storage.close();
    throw error;
  });
  const stop = () =>
    close().catch((error: unknown) => {
      logger.warn(errorFacts(error), 'not closed in order');
      process.exitCode = 1;
    });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
  logger.info({ url }, 'serving the console');
}

main().catch((error: unknown) => {
  const isForeseen = error instanceof SettingsError || error instanceof CannotStart;
  const text = error instanceof Error ? (isForeseen ? error.message : (error.stack ?? error.message)) : String(error);
  process.stderr.write(`${error instanceof SettingsError ? text : `Cannot start: ${text}`}\n`);
  process.exitCode = error instanceof SettingsError ? EXIT_CONFIGURATION : 1;
});
