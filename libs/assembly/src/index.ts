export { panelOf } from './insurer-panel';
export { assembleQuotingService, type Replacements } from './quoting-service';
export { createRestApp } from './rest-app';
export { ServiceModule } from './service.module';
