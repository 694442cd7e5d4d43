import { remoteConnectorContract } from '@cotiza/insurers-port/testing';
import { faroUnderTest } from '../testing/faro-under-test';

remoteConnectorContract('Faro', faroUnderTest);
