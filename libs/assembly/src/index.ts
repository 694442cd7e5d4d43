export { appWith, createApp, createDoors } from './create-app';
export { digestIn, holderOf, keyHash, newKey } from './access-key';
export { readCallersFile } from './callers/callers-file.reader';
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
export { OPERATOR_NAME } from './settings/console.settings';
export { mailerOf, mailFolder } from './mailer-of';
