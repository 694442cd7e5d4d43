import { systemClock, type Clock } from '@cotiza/kernel';
import type { Fault, InsurerProtocol, OnRejection } from './participants/participant';

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

export interface SimulatorOptions {
  readonly host: string;
  /** 0 takes a free port. */
  readonly port: number;
  readonly insurers: readonly InsurerWish[];
  /** Milliseconds by id; `all` applies to insurers without their own. */
  readonly latencies: Readonly<Record<string, number>>;
  readonly faults: Readonly<Record<string, Fault>>;
  /** Factor of the latencies of an aggregator's companies, which take 5 to 150 seconds. */
  readonly pace: number;
  readonly credentials: SimulatorCredentials;
  readonly clock: Clock;
  readonly onRejection?: OnRejection;
}

/** An invalid option of the operator, on the command line or in the admin interface. The message has the reason. */
export class InvalidOption extends Error {
  override readonly name = 'InvalidOption';
}

/** The longest latency. */
export const LONGEST_MS = 600_000;

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
  insurers: [
    { id: 'faro-a', protocol: 'rest' },
    { id: 'roble-a', protocol: 'soap' },
  ],
  latencies: {},
  faults: {},
  pace: 1,
  credentials: DEFAULT_CREDENTIALS,
  clock: systemClock(),
};
