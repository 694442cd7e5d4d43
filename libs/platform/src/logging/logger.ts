import { pino, type DestinationStream, type Logger } from 'pino';
import type { Settings } from '../settings/settings';

/**
 * The log of a process: one JSON object a line on standard output. What is logged is named by the code that logs it; no
 * request, answer or error message is ever written whole, because they hold personal data.
 */
export function createLogger(level: Settings['LOG_LEVEL'], destination?: DestinationStream): Logger {
  const options = { level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime };
  return destination ? pino(options, destination) : pino(options);
}

export type { Logger } from 'pino';
