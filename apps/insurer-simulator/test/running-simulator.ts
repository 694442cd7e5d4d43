import { startSimulator } from '../src/start-simulator';
import type { SimulatorOptions } from '../src/simulator-options';

/** Starts a simulator of one insurer of each kind on a free port, with readers of its admin interface. */
export async function simulator(options: Partial<SimulatorOptions> = {}) {
  const running = await startSimulator({ port: 0, ...options });
  const admin = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${running.url}/admin${path}`, {
      method,
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  return {
    ...running,
    admin,
    fault: (id: string, kind: string, more: object = {}) => admin('PUT', `/insurers/${id}/fault`, { kind, ...more }),
    latency: (id: string, latency: string) => admin('PUT', `/insurers/${id}/latency`, { latency }),
    reset: () => admin('POST', '/reset'),
    report: async (id: string): Promise<Report> => {
      const { body } = await admin('GET', '/insurers');
      return (body.insurers as Report[]).find((insurer) => insurer.id === id)!;
    },
  };
}

export type Simulator = Awaited<ReturnType<typeof simulator>>;

/** The report of one insurer in the admin interface. */
export interface Report {
  readonly id: string;
  readonly rateBook: string;
  readonly perMille: number;
  readonly latency: string;
  readonly faults: readonly object[];
  readonly openSockets: number;
  readonly rejections: readonly { readonly issues: readonly string[] }[];
  readonly counters: {
    readonly requests: number;
    readonly inFlight: number;
    readonly abortedByClient: number;
    readonly answers: Readonly<Record<string, number>>;
    readonly faultsInjected: Readonly<Record<string, number>>;
  };
}

/** Waits until a condition holds. Jest's time-out ends the wait otherwise. */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
}
