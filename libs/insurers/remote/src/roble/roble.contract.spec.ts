import { remoteConnectorContract } from '@cotiza/insurers-port/testing';
import { robleUnderTest } from '../testing/roble-under-test';

remoteConnectorContract('Roble', robleUnderTest);
