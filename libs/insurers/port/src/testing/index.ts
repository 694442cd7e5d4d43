export { connectorContract, type ConnectorUnderTest } from './connector.contract';
export { carRequest, homeRequest, MADRID, motorcycleRequest, TEST_CAR, TEST_HOLDER, TEST_MOTORCYCLE } from './requests';
