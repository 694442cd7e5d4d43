import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE_ROOT } from '@cotiza/tools-kit';
import { parse, stringify } from 'yaml';
import { ServerProcess } from '../processes/server-process';

const SIMULATOR = join(WORKSPACE_ROOT, 'apps/insurer-simulator/dist/main.js');

/** Median and 99th percentile of an insurer's answer, in milliseconds. */
const LATENCY = 'lognormal:300:2000';
const SEED = '2026';

/** What the file that the simulator writes for the service refers to; the values are the simulator's own. */
export const CREDENTIALS = {
  SIMULATOR_CLIENT_ID: 'cotiza',
  SIMULATOR_CLIENT_SECRET: 'simulated-secret',
  SIMULATOR_BROKER_CODE: 'M0001',
  SIMULATOR_USERNAME: 'cotiza',
  SIMULATOR_PASSWORD: 'simulated-password',
};

/** What an entry of INSURERS_FILE says of how an insurer is asked. */
export interface AskingSettings {
  readonly deadlineMs: number;
  readonly maxConcurrent: number;
  readonly breakerFailures?: number;
}

/** Milliseconds that each insurer took, by the reference of the quotation. */
export type Paces = ReadonlyMap<string, readonly number[]>;

interface InsurersFile {
  readonly insurers: readonly { readonly id: string }[];
}

/** Insurers over the network in a process of their own, half of them REST and half SOAP. */
export class SimulatedInsurers {
  private constructor(
    private readonly server: ServerProcess,
    private readonly file: string,
    private readonly written: InsurersFile,
  ) {}

  /** @param file where INSURERS_FILE is written */
  static async start(count: number, file: string): Promise<SimulatedInsurers> {
    const latency = ['--latency', `all=${LATENCY}`];
    const options = ['--seed', SEED, '--insurers', String(count), '--rehearsed', ...latency, '--config-file', file];
    const server = await ServerProcess.start({
      name: 'the simulated insurers',
      script: SIMULATOR,
      args: (port) => ['--port', String(port), ...options],
      readyPath: '/admin/insurers',
    });
    return new SimulatedInsurers(server, file, parse(readFileSync(file, 'utf8')) as InsurersFile);
  }

  get ids(): readonly string[] {
    return this.written.insurers.map(({ id }) => id);
  }

  /** Writes INSURERS_FILE with the same settings for all. */
  ask(settings: AskingSettings): void {
    const insurers = this.written.insurers.map((insurer) => ({ ...insurer, ...settings }));
    writeFileSync(this.file, stringify({ insurers }));
  }

  /** Lets some of them never answer. */
  async hang(ids: readonly string[]): Promise<void> {
    for (const id of ids) await this.admin(`/admin/insurers/${id}/fault`, { kind: 'hang' });
  }

  /** Of the last quotations. @param ids whose */
  async paces(ids: readonly string[]): Promise<Paces> {
    const paces = new Map<string, number[]>();
    for (const id of ids) {
      const { answers } = (await (await this.server.fetch(`/admin/insurers/${id}/answers`)).json()) as {
        readonly answers: readonly { readonly reference: string; readonly afterMs: number }[];
      };
      for (const { reference, afterMs } of answers) {
        const known = paces.get(reference);
        if (known) known.push(afterMs);
        else paces.set(reference, [afterMs]);
      }
    }
    return paces;
  }

  stop(): Promise<void> {
    return this.server.stop();
  }

  private async admin(path: string, body: object): Promise<void> {
    const headers = { 'content-type': 'application/json' };
    await this.server.fetch(path, { method: 'PUT', headers, body: JSON.stringify(body) });
  }
}
