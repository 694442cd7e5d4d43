import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp, readServiceSettings } from '@cotiza/assembly';
import { TEST_DAY } from '@cotiza/contract/testing';
import { manualClock, type ManualClock } from '@cotiza/kernel';
import { createLogger } from '@cotiza/platform';
import { LIMITS_OFF } from '@cotiza/tools-kit';

/** A service in this process, on the day of tests. */
export interface Served {
  readonly url: string;
  readonly clock: ManualClock;
  close(): Promise<void>;
}

/** Serves both interfaces, with limits off by default. */
export async function serve(environment: Record<string, string> = {}): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'cotiza-agents-'));
  const settings = readServiceSettings({
    ...{ PORT: '0', LOG_LEVEL: 'fatal', DATA_DIR: folder },
    ...LIMITS_OFF,
    ...environment,
  });
  const clock = manualClock(`${TEST_DAY}T09:00:00Z`);
  const logger = createLogger(settings.LOG_LEVEL, { write: () => undefined });
  const parts = { doors: ['rest', 'mcp'], delivers: false, standsAlone: true } as const;
  const app = await createApp(parts, { ...settings, PORT: 0 }, logger, { clock });
  await app.listen(0, '127.0.0.1');
  return {
    url: await app.getUrl(),
    clock,
    close: async () => {
      await app.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
