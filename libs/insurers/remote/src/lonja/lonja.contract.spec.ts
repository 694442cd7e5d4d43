import { remoteConnectorContract } from '@cotiza/insurers-port/testing';
import { lonjaUnderTest } from '../testing/lonja-under-test';

remoteConnectorContract('La Lonja', lonjaUnderTest);
