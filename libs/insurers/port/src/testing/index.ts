export { changedLaw } from './changed-law';
export { ESTIMATE_REQUESTS, estimateIn } from './estimate-requests';
export { connectorContract, type ConnectorUnderTest } from './connector.contract';
export { EVERY_REQUEST } from './every-request';
export { NETWORK_FAULTS, type NetworkFault } from './network-faults.table';
export { expectDeclined, expectOffers, expectUnavailable } from './offer-checks';
export { remoteConnectorContract } from './remote-connector.contract';
export {
  answerQuestions,
  expectNothingPrivate,
  LATE_MS,
  questionsOf,
  Stage,
  STAGE_DEADLINE_MS,
  type RemoteConnectorUnderTest,
  type StartedInsurer,
  type StartOptions,
  type WrongAnswer,
} from './remote-stage';
export {
  carRequest,
  homeRequest,
  MADRID,
  MARK,
  MARKED_REQUESTS,
  motorcycleRequest,
  ORDINARY_REQUESTS,
  TEST_CAR,
  TEST_HOLDER,
  TEST_MOTORCYCLE,
} from './requests';
