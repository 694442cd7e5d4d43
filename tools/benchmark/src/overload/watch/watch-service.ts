import { readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerProcess } from '../../bench/processes/server-process';

const PATHS = ['/health/live', '/health/ready', '/metrics'] as const;
const PAUSE_MS = 200;
/** An answer that has not come by then counts as none. */
const TIMEOUT_MS = 60_000;

/** Where requests come, health can be asked for as well; it waits behind their connections there. */
const AT_THE_DOOR = '/health/live';

/** Supervisors come on connections of their own. */
const FRESH = { connection: 'close' };

/** What was seen of the service from beside while others asked it. */
export interface Seen {
  /** How long health and metrics took to answer at the operator's port, in milliseconds. */
  readonly healthMs: readonly number[];
  /** How long health took where requests come, which is held to nothing. */
  readonly doorHealthMs: readonly number[];
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

/** Looks at a service until it is told to stop: from the port of its operator, as probes and Prometheus do, and from its door. */
export function watchService(service: ServerProcess, operatorPort: number, mailFolder: string): () => Promise<Seen> {
  const healthMs: number[] = [];
  const doorHealthMs: number[] = [];
  const healthFaults: string[] = [];
  const mailsBefore = countMails(mailFolder);
  let mostMb: number | null = null;
  let isOver = false;
  const look = async (port: number, path: string, took: number[]): Promise<void> => {
    const askedAt = performance.now();
    try {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
        headers: FRESH,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(String(answer.status));
      took.push(performance.now() - askedAt);
    } catch (error) {
      healthFaults.push(`${path}: ${(error as Error).message}`);
    }
  };
  const watch = async (): Promise<void> => {
    while (!isOver) {
      const mb = service.residentMb;
      if (mb !== null) mostMb = Math.max(mostMb ?? 0, mb);
      await Promise.all(PATHS.map((path) => look(operatorPort, path, healthMs)));
      await sleep(PAUSE_MS);
    }
  };
  const watchDoor = async (): Promise<void> => {
    while (!isOver) {
      await look(service.port, AT_THE_DOOR, doorHealthMs);
      await sleep(PAUSE_MS);
    }
  };
  const watched = Promise.all([watch(), watchDoor()]);
  return async () => {
    isOver = true;
    const mails = countMails(mailFolder) - mailsBefore;
    await watched;
    return { healthMs, doorHealthMs, healthFaults, mostMb, mails };
  };
}
