import { chmodSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { manualClock } from '@cotiza/kernel';
import { folderPerTest } from '@cotiza/kernel/testing';
import { createLogger } from '@cotiza/platform';
import { openStorageOf } from './open-storage-of';
import { DEFAULT_SETTINGS } from './settings/service-settings';

const inFolder = folderPerTest();

const CLOCK = manualClock('2026-11-21T09:00:00Z');

it.each([
  ['is left as it is, with a warning where others may look into it', 0o755, [{ setting: 'DATA_DIR', mode: '755' }]],
  ['is left as it is, without a warning where they may not', 0o700, []],
])('the data folder %s', async (_name, mode, expected) => {
  chmodSync(inFolder(), mode);
  const lines: string[] = [];
  const logger = createLogger('warn', { write: (line) => void lines.push(line) });
  const storage = await openStorageOf({ ...DEFAULT_SETTINGS, DATA_DIR: inFolder() }, 'service', CLOCK, logger);
  await storage.close();
  expect(statSync(inFolder()).mode & 0o777).toBe(mode);
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual(
    expected.map((facts) => expect.objectContaining(facts)),
  );
});

it.each([
  ['the setting names', 'María Inventada', 'María Inventada'],
  ['runs the process, where none does', undefined, userInfo().username],
])('an operator is who %s; a service has none', async (_name, OPERATOR, actor) => {
  const settings = { ...DEFAULT_SETTINGS, DATA_DIR: inFolder(), OPERATOR };
  const open = (role: 'service' | 'tool') => openStorageOf(settings, role, CLOCK, createLogger('silent'));
  const service = await open('service');
  await service.channel.switchOff('maintenance', 60);
  const tool = await open('tool');
  await tool.channel.switchOn();
  expect((await service.privacy.auditTrail(2)).map((line) => line.actor)).toEqual([actor, null]);
  await Promise.all([service.close(), tool.close()]);
});
