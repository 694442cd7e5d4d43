/** The parts that connectors outside this package are written with. */
export { declinedFor, excessOf, guaranteesOf, referred, type SaidGuarantee } from './answer/answer-outcomes';
export { believableOffer, firmnessUntil, type PeriodicOffer } from './answer/believable-offer';
export { sameCodes, type CarCodeBook, type CodeBook, type HomeCodeBook, type Unfinished } from './answer/code-book';
export { DECLINES, type DeclineBook, type DeclineCode } from './answer/declines.table';
export type { GuaranteeBook } from './answer/guarantee-book';
export { holderAddress, municipalityCode, occupation, type Address } from './request/holder-facts';
export {
  TAKEN_LINES,
  takenRequest,
  type TakenEstimate,
  type TakenLine,
  type TakenRequest,
} from './request/taken-request';
export { historyOf, newPriceCents, plateOf, type AnyMotor, type InsuredHistory } from './request/vehicle-facts';
export { connectorSettings, IsShortText } from './settings/connector-settings';
export { manifestOf, type ConnectorParts, type RemoteConnector } from './settings/remote-connector';
export type { RemoteManifest } from './settings/remote-manifest';
