import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diskSpace, freeBytes, writtenFolders } from './disk-space';
import { readServiceSettings } from '../settings/service-settings';

const MB = 2 ** 20;
const FLOORS = { READY_DISK_YELLOW_MB: 1000, READY_DISK_RED_MB: 100 };
const FOLDERS = writtenFolders({ delivers: true }, readServiceSettings({ DATA_DIR: '/data', MAIL_DIR: '/mail' }));

const stateOf = (free: { data: number; mail: number }) =>
  diskSpace(FOLDERS, FLOORS, (path) => Promise.resolve((path === '/data' ? free.data : free.mail) * MB)).check();

it('is yellow with little room and red with less, wherever it is written', async () => {
  expect(await stateOf({ data: 1000, mail: 1000 })).toBeUndefined();
  expect(await stateOf({ data: 999, mail: 5000 })).toBe('degraded');
  expect(await stateOf({ data: 5000, mail: 100 })).toBe('degraded');
  await expect(stateOf({ data: 99, mail: 5000 })).rejects.toThrow('the disk is full');
  await expect(stateOf({ data: 5000, mail: 99 })).rejects.toThrow('the disk is full');
});

it.each([
  ['all-in-one by itself', true, {}, ['data', 'mail']],
  ['all-in-one with a mail server', true, { SMTP_URL: 'smtp://m' }, ['data']],
  ['a door on PostgreSQL', false, { DATABASE_URL: 'postgres://p/d' }, []],
  ['a notifier on PostgreSQL that writes files', true, { DATABASE_URL: 'postgres://p/d' }, ['mail']],
])('knows where %s writes', (_name, delivers, environment, names) => {
  expect(writtenFolders({ delivers }, readServiceSettings(environment)).map(({ name }) => name)).toEqual(names);
});

it('measures the disk that a folder will be on', async () => {
  const here = await freeBytes(tmpdir());
  expect(here).toBeGreaterThan(0);
  const there = await freeBytes(join(tmpdir(), 'not', 'made', 'yet'));
  expect(Math.abs(there - here)).toBeLessThan(0.5 * here);
});
