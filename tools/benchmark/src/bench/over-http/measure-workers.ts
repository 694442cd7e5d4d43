import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BenchOptions } from '../bench-options';
import type { LoadSeries } from '../figures';
import { LoadProcess } from '../load/load-process';
import { scratchDatabase } from '../processes/scratch-database';
import { ServerProcess } from '../processes/server-process';
import { COMPARED_AT, MANY } from '../verdicts';
import { ask } from './asked';
import { measureSeries, type Measurement } from './measure-series';
import { carBody, SERVICE_CATALOGUE_PATH, SERVICE_QUOTE_PATH, workersPlan } from './service.plan';

/**
 * Measures the REST door on PostgreSQL as one process and as two, on every core, for a quote and for a catalogue from memory.
 *
 * @returns nothing where there is no PostgreSQL
 */
export async function measureWorkers(
  options: BenchOptions,
  progress: (text: string) => void,
): Promise<readonly LoadSeries[]> {
  const database = await scratchDatabase();
  if (database === undefined) return [];
  const folder = mkdtempSync(join(tmpdir(), 'cotiza-bench-'));
  const servers: ServerProcess[] = [];
  const generator = new LoadProcess();
  try {
    for (const workers of [1, 2] as const) {
      servers.push(await ServerProcess.start(workersPlan(workers, folder, database.url)));
    }
    const plan = await Promise.all(servers.map(plannedFor));
    return await measureSeries(generator, plan.flat(), options, progress);
  } finally {
    generator.stop();
    await Promise.all(servers.map((server) => server.stop()));
    rmSync(folder, { recursive: true, force: true });
    await database.drop();
  }
}

async function plannedFor(server: ServerProcess): Promise<Measurement[]> {
  const quote = await ask(server, { path: SERVICE_QUOTE_PATH, body: carBody() });
  const catalogue = await ask(server, { path: SERVICE_CATALOGUE_PATH });
  return [
    ...[COMPARED_AT, MANY].map((concurrency) => ({ task: 'quote' as const, server, asked: quote, concurrency })),
    { task: 'catalogue', server, asked: catalogue, concurrency: COMPARED_AT },
  ];
}
