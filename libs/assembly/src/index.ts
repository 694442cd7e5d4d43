export * from './tools';
export { appWith, createApp, createDoors, type Replacements } from './create-app';
export { SANDBOX_ROWS } from './quoting-service';
export type { AppParts, Door } from './app-parts';
export { settingsFor } from './settings/start-settings';
