export { appWith, createApp, createDoors } from './create-app';
export { KEEPS_NOTHING, type Keeping } from './keeping';
export { panelOf } from './insurer-panel';
export { assembleQuotingService, type Replacements } from './quoting-service';
export { ServiceModule } from './service.module';
export type { AppParts, Door } from './app-parts';
export { openStorageOf } from './open-storage-of';
export { webhookEndpointsOf } from './webhook-endpoints-of';
export { mailerOf, mailFolder } from './mailer-of';
