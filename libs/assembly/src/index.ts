export * from './tools';
export { appWith, createApp, createDoors, type Replacements } from './create-app';
export type { AppParts, Door } from './app-parts';
export { settingsFor } from './settings/start-settings';
