import type { LoggerService } from '@nestjs/common';
import type { Logger } from './logger';

/** Whoever says nothing of itself, and those parts of Nest that say how an application is made: only who debugs wants to know. */
const NEST = 'nest';
const FRAMEWORK: readonly string[] = [
  NEST,
  'NestFactory',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestApplication',
];

/** What Nest, and controllers by its logger, say in the log of the process. */
export function nestLogger(logger: Logger): LoggerService {
  const text = (message: unknown) => (message instanceof Error ? message.name : String(message));
  const who = (more: readonly unknown[]) => ({ from: speakerOf(more) ?? NEST });
  const isOurs = (more: readonly unknown[]) => !FRAMEWORK.includes(speakerOf(more) ?? NEST);
  return {
    log: (message, ...more: unknown[]) => logger[isOurs(more) ? 'info' : 'debug'](who(more), text(message)),
    debug: (message, ...more: unknown[]) => logger.debug(who(more), text(message)),
    verbose: (message, ...more: unknown[]) => logger.trace(who(more), text(message)),
    warn: (message, ...more: unknown[]) => logger.warn(who(more), text(message)),
    error: (message, ...more: unknown[]) => logger.error(who(more), text(message)),
    fatal: (message, ...more: unknown[]) => logger.fatal(who(more), text(message)),
  };
}

/** The name of whoever says it, which Nest hands on last; a stack, which may quote, is none. */
function speakerOf(more: readonly unknown[]): string | undefined {
  const last = more.at(-1);
  return typeof last === 'string' && /^\w{1,60}$/.test(last) ? last : undefined;
}
