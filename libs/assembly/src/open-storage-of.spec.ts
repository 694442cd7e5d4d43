import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { manualClock } from '@cotiza/kernel';
import { createLogger } from '@cotiza/platform';
import { openStorageOf } from './open-storage-of';

it.each([
  ['is left as it is, with a warning where others may look into it', 0o755, [{ setting: 'DATA_DIR', mode: '755' }]],
  ['is left as it is, without a warning where they may not', 0o700, []],
])('the data folder %s', async (_name, mode, expected) => {
  const folder = mkdtempSync(join(tmpdir(), 'cotiza-folder-'));
  chmodSync(folder, mode);
  const lines: string[] = [];
  const logger = createLogger('warn', { write: (line) => void lines.push(line) });
  const settings = {
    DATABASE_URL: undefined,
    DATABASE_CONNECTIONS: 10,
    DATA_KEY: undefined,
    DATA_DIR: folder,
    OPERATOR: undefined,
  };
  const storage = await openStorageOf(settings, 'service', manualClock('2026-11-21T09:00:00Z'), logger);
  await storage.close();
  expect(statSync(folder).mode & 0o777).toBe(mode);
  rmSync(folder, { recursive: true, force: true });
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual(
    expected.map((facts) => expect.objectContaining(facts)),
  );
});

it.each([
  ['the setting names', { OPERATOR: 'María Inventada' }, 'María Inventada'],
  ['runs the process, where none does', { OPERATOR: undefined }, userInfo().username],
])('an operator is who %s; a service is nobody', async (_name, setting, actor) => {
  const folder = mkdtempSync(join(tmpdir(), 'cotiza-folder-'));
  const settings = {
    DATABASE_URL: undefined,
    DATABASE_CONNECTIONS: 10,
    DATA_KEY: undefined,
    DATA_DIR: folder,
    ...setting,
  };
  const open = (role: 'service' | 'tool') =>
    openStorageOf(settings, role, manualClock('2026-11-21T09:00:00Z'), createLogger('silent', { write: () => true }));
  const service = await open('service');
  await service.channel.switchOff('maintenance', 60);
  const tool = await open('tool');
  await tool.channel.switchOn();
  expect((await service.privacy.auditTrail(2)).map((line) => line.actor)).toEqual([actor, null]);
  await Promise.all([service.close(), tool.close()]);
  rmSync(folder, { recursive: true, force: true });
});
