import { pino, type DestinationStream, type Logger } from 'pino';
import type { LogSettings } from './log.settings';

/**
 * Creates the log of a process: one JSON object a line on standard output. Code logs named facts, and never a whole request,
 * answer or error message, because they hold personal data.
 *
 * @param base facts of every line, such as the process that wrote it
 */
export function createLogger(
  level: LogSettings['LOG_LEVEL'],
  destination?: DestinationStream,
  base?: Readonly<Record<string, unknown>>,
): Logger {
  const options = { level, base, timestamp: pino.stdTimeFunctions.isoTime };
  return destination ? pino(options, destination) : pino(options);
}

export type { Logger } from 'pino';
