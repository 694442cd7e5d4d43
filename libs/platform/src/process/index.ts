/** Settings, environment, log and failed starts of every process, with or without a server. It loads no Nest. */
export { CannotStart, failedStart, type FailedStart } from './cannot-start';
export { createLogger, type Logger } from '../logging/logger';
export { errorFacts } from '@cotiza/kernel';
export { IsHostName, IsHttpAddress, IsHttpAddressWithQuery, IsIpAddress, MAX_PORT } from '../settings/addresses';
export { processEnvironment } from '../settings/process-environment';
export { HttpSettings } from '../http/http.settings';
export { LimitSettings } from '../limits/limits.settings';
export { LoadSettings } from '../load/load.settings';
export { LogSettings } from '../logging/log.settings';
export { PLATFORM_SETTINGS, type PlatformSettings } from '../platform.settings';
