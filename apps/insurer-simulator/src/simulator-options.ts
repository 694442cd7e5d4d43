import { systemClock, type Clock } from '@cotiza/kernel';
import type { FaultWish } from './faults/fault-rule';
import type { Latency } from './latency/latency';
import type { InsurerProtocol } from './participants/protocol';
import type { OnRejection } from './participants/participant';

/** The credentials that all simulated insurers and the registry accept. */
export interface SimulatorCredentials {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly brokerCode: string;
  readonly username: string;
  readonly password: string;
  readonly apiKey: string;
}

export interface InsurerWish {
  readonly id: string;
  readonly protocol: InsurerProtocol;
}

/** The options of a simulation. */
export interface SimulatorOptions {
  readonly host: string;
  /** 0 takes a free port. */
  readonly port: number;
  readonly seed: number;
  readonly insurers: readonly InsurerWish[];
  /** By id; `all` applies to insurers without their own. */
  readonly latencies: Readonly<Record<string, Latency>>;
  readonly faults: Readonly<Record<string, readonly FaultWish[]>>;
  readonly credentials: SimulatorCredentials;
  readonly clock: Clock;
  readonly onRejection?: OnRejection;
}

export const PLATE_REGISTRY_ID = 'plate-registry';
export const EVERYBODY = 'all';

/** Invented credentials, valid only for the simulator. */
export const DEFAULT_CREDENTIALS: SimulatorCredentials = {
  clientId: 'cotiza',
  clientSecret: 'simulated-secret',
  brokerCode: 'M0001',
  username: 'cotiza',
  password: 'simulated-password',
  apiKey: 'simulated-key',
};

export const DEFAULT_OPTIONS: SimulatorOptions = {
  host: '127.0.0.1',
  port: 4600,
  seed: 1,
  insurers: [
    { id: 'faro-a', protocol: 'rest' },
    { id: 'roble-a', protocol: 'soap' },
  ],
  latencies: {},
  faults: {},
  credentials: DEFAULT_CREDENTIALS,
  clock: systemClock(),
};
