export { appWith, createApp, createDoors } from './create-app';
export { INSURERS_FILE_SCHEMA } from './insurers/insurers-file.schema';
export { runInsurers } from './insurers/running-insurers';
export { assembleQuotingService, type Replacements } from './quoting-service';
export type { AppParts, Door } from './app-parts';
export { openStorageOf } from './open-storage-of';
export { webhookEndpointsOf } from './webhook-endpoints-of';
export { mailFrom } from './mail-from';
export { mailerOf, mailFolder } from './mailer-of';
