import type { SimulatorOptions } from '../src/simulator-options';
import { startSimulator } from '../src/start-simulator';

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
    change: (id: string, change?: object) => admin('PUT', `/insurers/${id}`, change),
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
  /** Of an aggregator. */
  readonly bill: { readonly questions: number; readonly cents: number; readonly repeated: number };
  readonly rejections: readonly { readonly issues: readonly string[] }[];
}
