export { appWith, createApp } from './create-app';
export { KEEPS_NOTHING, type Keeping } from './keeping';
export { panelOf } from './insurer-panel';
export { assembleQuotingService, type Replacements } from './quoting-service';
export { ServiceModule, type Door } from './service.module';
