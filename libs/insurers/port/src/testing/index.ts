export { ESTIMATE_REQUESTS, estimateIn } from './estimate-requests';
export { connectorContract, type ConnectorUnderTest } from './connector.contract';
export { EVERY_REQUEST } from './every-request';
export { MARK, MARKED_REQUESTS, ORDINARY_REQUESTS } from './marked-requests';
export { NETWORK_FAULTS, type NetworkFault } from './network-faults.table';
export { expectDeclined, expectOffers, expectUnavailable } from './offer-checks';
export { remoteConnectorContract } from './remote-connector.contract';
export { expectNothingPrivate, LATE_MS, Stage, STAGE_DEADLINE_MS } from './remote-stage';
export {
  answerQuestions,
  questionsOf,
  type RemoteConnectorUnderTest,
  type StartedInsurer,
  type StartOptions,
  type WrongAnswer,
} from './remote-insurer.fake';
export { carRequest, homeRequest, MADRID, motorcycleRequest, TEST_CAR, TEST_HOLDER, TEST_MOTORCYCLE } from './requests';
