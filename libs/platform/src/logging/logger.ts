import { pino, type DestinationStream, type Logger } from 'pino';
import type { LogSettings } from './log.settings';
import type { LoggerService } from '@nestjs/common';

/**
 * Creates the log of a process: one JSON object a line on standard output. Code logs named facts, and never a whole request,
 * answer or error message, because they hold personal data.
 */
export function createLogger(level: LogSettings['LOG_LEVEL'], destination?: DestinationStream): Logger {
  const options = { level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime };
  return destination ? pino(options, destination) : pino(options);
}

export type { Logger } from 'pino';

/** The source of messages without a context. */
const NEST = 'nest';
const APPLICATION = 'NestApplication';
/** Parts of Nest that report how an application is made: their messages are for debugging. */
const FRAMEWORK: readonly string[] = [
  NEST,
  'NestFactory',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  APPLICATION,
];

/** Writes messages of Nest, and of controllers that use its logger, to the log of the process. */
export function nestLogger(logger: Logger): LoggerService {
  const text = (message: unknown) => (message instanceof Error ? message.name : String(message));
  const from = (more: readonly unknown[]) => ({ from: contextOf(more) ?? NEST });
  const isOurs = (more: readonly unknown[]) => !FRAMEWORK.includes(contextOf(more) ?? NEST);
  return {
    log: (message, ...more: unknown[]) => logger[isOurs(more) ? 'info' : 'debug'](from(more), text(message)),
    debug: (message, ...more: unknown[]) => logger.debug(from(more), text(message)),
    verbose: (message, ...more: unknown[]) => logger.trace(from(more), text(message)),
    warn: (message, ...more: unknown[]) => logger.warn(from(more), text(message)),
    // An application reports with an error why it does not listen, which ends the process with a sentence.
    error: (message, ...more: unknown[]) =>
      logger[contextOf(more) === APPLICATION ? 'debug' : 'error'](from(more), text(message)),
    fatal: (message, ...more: unknown[]) => logger.fatal(from(more), text(message)),
  };
}

/** Returns the context of a message, which Nest passes last. A stack, which may quote a request, is none. */
function contextOf(more: readonly unknown[]): string | undefined {
  const last = more.at(-1);
  return typeof last === 'string' && /^\w{1,60}$/.test(last) ? last : undefined;
}
