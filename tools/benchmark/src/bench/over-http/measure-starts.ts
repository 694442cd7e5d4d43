import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServerProcess } from '../processes/server-process';
import { allInOnePlan } from './service.plan';

/** Starts the service as users do so many times, one after the other, on the same data. @returns seconds until it was ready, each time */
export async function measureStarts(count: number): Promise<number[]> {
  const seconds: number[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'cotiza-starts-'));
  try {
    for (let i = 0; i < count; i++) {
      const service = await ServerProcess.start(allInOnePlan(folder));
      seconds.push(service.startSeconds);
      await service.stop();
    }
    return seconds;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
