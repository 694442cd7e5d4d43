import { IsOneOf, Setting } from '@cotiza/kernel/settings';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export class LogSettings {
  @Setting('What is logged: fatal, error, warn, info, debug, trace or silent.')
  @IsOneOf(LOG_LEVELS)
  readonly LOG_LEVEL: (typeof LOG_LEVELS)[number] = 'info';
}
