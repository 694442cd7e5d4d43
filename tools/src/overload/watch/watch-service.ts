import { readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerProcess } from '../../bench/processes/server-process';

const PATHS = ['/health/live', '/health/ready', '/metrics'] as const;
const PAUSE_MS = 200;
/** An answer that has not come by then counts as none. */
const PATIENCE_MS = 60_000;

/** Supervisors come on connections of their own. */
const FRESH = { connection: 'close' };

/** What was seen of the service from beside while others asked it. */
export interface Seen {
  /** How long health and metrics took to answer, in milliseconds. */
  readonly healthMs: readonly number[];
  /** What they answered other than 200, or that they did not. */
  readonly healthFaults: readonly string[];
  /** The most memory that it took, in MB; null where the system does not say. */
  readonly mostMb: number | null;
  /** E-mails that left meanwhile. */
  readonly mails: number;
}

/** E-mails that have been written. */
export const countMails = (folder: string): number => {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.eml')).length;
  } catch {
    return 0;
  }
};

/** Looks at a service until it is told to stop. */
export function watchService(service: ServerProcess, mailFolder: string): () => Promise<Seen> {
  const healthMs: number[] = [];
  const healthFaults: string[] = [];
  const mailsBefore = countMails(mailFolder);
  let mostMb: number | null = null;
  let isOver = false;
  const look = async (path: string): Promise<void> => {
    const askedAt = performance.now();
    try {
      await (await service.fetch(path, { headers: FRESH, signal: AbortSignal.timeout(PATIENCE_MS) })).arrayBuffer();
      healthMs.push(performance.now() - askedAt);
    } catch (error) {
      healthFaults.push(`${path}: ${(error as Error).message}`);
    }
  };
  const watch = async (): Promise<void> => {
    while (!isOver) {
      const mb = service.residentMb;
      if (mb !== null) mostMb = Math.max(mostMb ?? 0, mb);
      await Promise.all(PATHS.map(look));
      await sleep(PAUSE_MS);
    }
  };
  const watched = watch();
  return async () => {
    isOver = true;
    const mails = countMails(mailFolder) - mailsBefore;
    await watched;
    return { healthMs, healthFaults, mostMb, mails };
  };
}
