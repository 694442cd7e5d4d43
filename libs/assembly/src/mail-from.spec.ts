import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger, readSettings, SettingsError } from '@cotiza/platform';
import type { AppParts } from './app-parts';
import { createApp } from './create-app';

/** What the pattern of the settings lets through, and no mail server would take. */
const REFUSED = ['cotiza@faro..example', 'Faro <hola@faro.example.>', 'a,b@faro.example', `${'a'.repeat(250)}@b.es`];
const SHARED = {
  DATABASE_URL: 'postgres://127.0.0.1:1/cotiza',
  DATA_KEY: 'a'.repeat(64),
  PURCHASE_URL: 'https://shop.example',
};
const NOTIFIER: AppParts = { doors: [], delivers: true, standsAlone: false };
const ALL_IN_ONE: AppParts = { doors: ['rest'], delivers: true, standsAlone: true };

describe('an address that e-mails cannot be sent from', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'cotiza-mail-from-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it.each(REFUSED)('is a fault of the settings, before anything is made: %s', async (address) => {
    const DATA_DIR = join(folder, 'data');
    const settings = readSettings({ ...SHARED, DATA_DIR, MAIL_FROM: address });
    for (const parts of [NOTIFIER, ALL_IN_ONE]) {
      const started = createApp(parts, settings, createLogger('silent'));
      const error = await started.catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(SettingsError);
      expect((error as SettingsError).faults).toEqual([expect.stringMatching(/^MAIL_FROM must be an address that/)]);
      expect((error as SettingsError).message).not.toContain(address);
    }
    expect(existsSync(DATA_DIR)).toBe(false);
  });
});
