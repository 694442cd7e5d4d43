export { appWith, createApp, createDoors } from './create-app';
export { keyHash, newCallerKey } from './callers/caller-key';
export { CALLER_NAME, CALLERS_FILE_SCHEMA } from './callers/callers-file.schema';
export { INSURERS_FILE_SCHEMA } from './insurers/insurers-file.schema';
export { runInsurers } from './insurers/running-insurers';
export { assembleQuotingService, type Replacements } from './quoting-service';
export type { AppParts, Door } from './app-parts';
export { openStorageOf } from './open-storage-of';
export { webhookEndpointsOf } from './webhook-endpoints-of';
export {
  DEFAULT_SETTINGS,
  readServiceSettings,
  SERVICE_SETTINGS,
  serviceSettings,
  type Settings,
} from './settings/service-settings';
export { mailerOf, mailFolder } from './mailer-of';
