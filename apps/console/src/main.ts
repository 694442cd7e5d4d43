import { readServiceSettings } from '@cotiza/assembly';
import { systemClock } from '@cotiza/kernel';
import { createLogger, errorFacts, failedStart, processEnvironment } from '@cotiza/platform';
import { openConsoleStorage } from './open-console-storage';
import { serveConsole } from './serve-console';

/** Runs the console beside the service, until a signal stops it. */
async function main(): Promise<void> {
  const settings = readServiceSettings(processEnvironment());
  const logger = createLogger(settings.LOG_LEVEL);
  const clock = systemClock();
  const storage = await openConsoleStorage(settings, clock, logger);
  const { url, close } = await serveConsole({ settings, storage, clock, logger }).catch(async (error: unknown) => {
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
  const { text, exitCode } = failedStart(error);
  process.stderr.write(`${text}\n`);
  process.exitCode = exitCode;
});
