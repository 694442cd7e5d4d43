import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { manualClock } from '@cotiza/kernel';
import { createLogger } from '@cotiza/platform';
import { openStorageOf } from './open-storage-of';

it.each([
  ['is warned of where others may look into it', 0o755, [{ setting: 'DATA_DIR', mode: '755' }]],
  ['is not spoken of where nobody else may', 0o700, []],
])('the data folder %s', async (_name, mode, expected) => {
  const folder = mkdtempSync(join(tmpdir(), 'cotiza-folder-'));
  chmodSync(folder, mode);
  const lines: string[] = [];
  const logger = createLogger('warn', { write: (line) => void lines.push(line) });
  const settings = { DATABASE_URL: undefined, DATA_KEY: undefined, DATA_DIR: folder };
  const storage = await openStorageOf(settings, 'service', manualClock('2026-11-21T09:00:00Z'), logger);
  await storage.close();
  rmSync(folder, { recursive: true, force: true });
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual(
    expected.map((facts) => expect.objectContaining(facts)),
  );
});
