import type { LoggerService } from '@nestjs/common';
import type { Logger } from './logger';

/** Nest's own messages in the log of the process: its chatter about modules and routes only when debugging. */
export function nestLogger(logger: Logger): LoggerService {
  const text = (message: unknown) => (message instanceof Error ? message.name : String(message));
  return {
    log: (message) => logger.debug({ from: 'nest' }, text(message)),
    debug: (message) => logger.debug({ from: 'nest' }, text(message)),
    verbose: (message) => logger.trace({ from: 'nest' }, text(message)),
    warn: (message) => logger.warn({ from: 'nest' }, text(message)),
    error: (message) => logger.error({ from: 'nest' }, text(message)),
    fatal: (message) => logger.fatal({ from: 'nest' }, text(message)),
  };
}
