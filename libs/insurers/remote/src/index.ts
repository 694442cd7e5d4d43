export { DECLINES } from './answer/declines.table';
export { CONNECTORS, type OwnConnectors } from './connectors';
export {
  NO_METRICS,
  type InsurerMetrics,
  type InsurerReport,
  type Observers,
  type QuestionCounter,
} from './guard/observers';
export { wasNotAsked } from './guard/outcomes';
export { remoteInsurers, RemoteSettingsError, type RemoteInsurers } from './remote-insurers';
export { remoteSettingsFaults, unknownSettings } from './remote-settings-faults';
export type { ConnectorParts, RemoteConnector } from './settings/remote-connector';
export type { RemoteManifest } from './settings/remote-manifest';
export type { RemoteSettings } from './settings/remote-settings';
