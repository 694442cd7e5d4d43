import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BenchOptions } from '../bench-options';
import type { LoadSeries, MemoryFigures } from '../figures';
import { LoadProcess } from '../load/load-process';
import { ServerProcess, type ServerPlan } from '../processes/server-process';
import { QUOTE_PATH } from '../servers/served-answers';
import { BARE_FASTIFY_ON_ALL_CORES } from '../verdicts';
import { ask } from './asked';
import { askForAnswers, bareFastifyPlan } from './contestants';
import { CONCURRENCIES, measureSeries } from './measure-series';
import { allInOnePlan, carBody, SERVICE_QUOTE_PATH } from './service.plan';

export interface DeliveringMeasurements {
  readonly load: readonly LoadSeries[];
  readonly memory: Pick<MemoryFigures, 'afterDeliveringMb'>;
}

/**
 * Measures the service as its users start it, while it delivers an e-mail for each quote, beside bare Fastify. It has threads,
 * so neither of them is kept to one core.
 */
export async function measureDelivering(
  options: BenchOptions,
  progress: (text: string) => void,
): Promise<DeliveringMeasurements> {
  const folder = mkdtempSync(join(tmpdir(), 'cotiza-bench-'));
  const servers: ServerProcess[] = [];
  const generator = new LoadProcess();
  const start = async (plan: ServerPlan) => {
    const server = await ServerProcess.start(plan);
    servers.push(server);
    return server;
  };
  try {
    const service = await start(allInOnePlan(folder));
    const file = join(folder, 'answers.json');
    writeFileSync(file, JSON.stringify(await askForAnswers(service)));
    const bare = await start({ ...bareFastifyPlan(file), name: BARE_FASTIFY_ON_ALL_CORES });
    const body = carBody();
    const asked = [
      { server: service, asked: await ask(service, { path: SERVICE_QUOTE_PATH, body }) },
      { server: bare, asked: await ask(bare, { path: QUOTE_PATH, body }) },
    ];
    const plan = CONCURRENCIES.flatMap((concurrency) =>
      asked.map((each) => ({ task: 'quote' as const, concurrency, ...each })),
    );
    const load = await measureSeries(generator, plan, options, progress);
    return { load, memory: { afterDeliveringMb: service.residentMb } };
  } finally {
    generator.stop();
    await Promise.all(servers.map((server) => server.stop()));
    rmSync(folder, { recursive: true, force: true });
  }
}
