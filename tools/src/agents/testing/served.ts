import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '@cotiza/assembly';
import { TEST_DAY } from '@cotiza/contract/testing';
import { manualClock } from '@cotiza/kernel';
import { createLogger, readSettings } from '@cotiza/platform';

/** A service that listens in this process, on the day of tests. */
export interface Served {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves both doors, with limits off. */
export async function serve(): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'cotiza-agents-'));
  const settings = readSettings({
    ...{ PORT: '0', LOG_LEVEL: 'fatal', DATA_DIR: folder },
    ...{ LIMIT_REFERENCE_PER_MINUTE: '0', LIMIT_QUOTES_PER_MINUTE: '0' },
  });
  const logger = createLogger(settings.LOG_LEVEL, { write: () => undefined });
  const parts = { doors: ['rest', 'mcp'], delivers: false, standsAlone: true } as const;
  const app = await createApp(parts, { ...settings, PORT: 0 }, logger, { clock: manualClock(`${TEST_DAY}T09:00:00Z`) });
  await app.listen(0, '127.0.0.1');
  return {
    url: await app.getUrl(),
    close: async () => {
      await app.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
