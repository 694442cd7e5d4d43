export { CONNECTORS, type ConnectorId } from './connectors';
export {
  httpPlateRegistry,
  type HttpPlateRegistry,
  type HttpPlateRegistryOptions,
  type LookUpOutcome,
} from './plate-registry/http.plate-registry';
export { remoteInsurers, RemoteSettingsError, type RemoteInsurers } from './remote-insurers';
export { remoteSettingsFaults } from './remote-settings-faults';
export type { ConnectorParts, RemoteConnector } from './settings/remote-connector';
export type { RemoteManifest } from './settings/remote-manifest';
export type { RemoteSettings } from './settings/remote-settings';
export type { ObjectSchema, SettingSchema } from './settings/settings.schema';
export { CallFailed, invalidAnswer } from './transport/call-failed.error';
export type { Observers } from './transport/guard/measured.connector';
export { wasNotAsked } from './transport/guard/outcomes';
export { baseUrlFault } from './transport/http/base-url';
export type { CallContext, HttpCall, HttpClient, HttpReply } from './transport/http/http-call';
export { insurerTransport, type InsurerTransport, type TransportOptions } from './transport/insurer-transport';
export { DEFAULT_LIMITS, type TransportLimits } from './transport/transport-limits';
export {
  NO_METRICS,
  type BreakerState,
  type MeasuredOutcome,
  type TransportMetrics,
} from './transport/transport-metrics';
export {
  TRANSPORT_EVENTS,
  type TransportEvent,
  type TransportFacts,
  type TransportReport,
} from './transport/transport-report';
