import type { AddressInfo } from 'node:net';
import { httpOrigin } from '@cotiza/kernel';
import { insurersFile } from './insurers-file';
import { createServer } from './server/create-server';
import { simulationOf } from './server/simulation';
import { DEFAULT_OPTIONS, type SimulatorOptions } from './simulator-options';

export interface RunningSimulator {
  /** Its address, without a path. */
  readonly url: string;
  /** The insurer settings for the service, as YAML. */
  readonly insurersFile: string;
  /** Closes every connection, also those that hang. */
  close(): Promise<void>;
}

/** @throws InvalidOption when the options make no sense */
export async function startSimulator(wanted: Partial<SimulatorOptions> = {}): Promise<RunningSimulator> {
  const options: SimulatorOptions = { ...DEFAULT_OPTIONS, ...wanted };
  const app = createServer(simulationOf(options));
  await app.listen({ host: options.host, port: options.port });
  const url = httpOrigin(options.host, (app.server.address() as AddressInfo).port);
  return { url, insurersFile: insurersFile(url, options), close: () => app.close() };
}
