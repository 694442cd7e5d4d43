import { pino, type DestinationStream, type Logger } from 'pino';
import type { LogSettings } from './log.settings';

/**
 * Creates the log of a process: one JSON object a line on standard output. Code logs named facts, and never a whole request,
 * answer or error message, because they hold personal data.
 */
export function createLogger(level: LogSettings['LOG_LEVEL'], destination?: DestinationStream): Logger {
  const options = { level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime };
  return destination ? pino(options, destination) : pino(options);
}

export type { Logger } from 'pino';
