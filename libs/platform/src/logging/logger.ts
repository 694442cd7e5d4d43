import { pino, type DestinationStream, type Logger } from 'pino';
import type { LogSettings } from './log.settings';

/**
 * The log of a process: one JSON object a line on standard output. What is logged is named by the code that logs it; no
 * request, answer or error message is ever written whole, because they hold personal data.
 *
 * @param base what every line says, such as which of several processes wrote it
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
