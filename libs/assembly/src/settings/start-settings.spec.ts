import { faultsThrown, folderPerTest } from '@cotiza/kernel/testing';
import { writeFileSync } from 'node:fs';
import type { AppParts } from '../app-parts';
import { readStartSettings } from './start-settings';

const DOOR = { entrance: 'POST /door', modules: () => [] };
const API: AppParts = { doors: [DOOR], delivers: false, standsAlone: false };
const NOTIFIER: AppParts = { doors: [], delivers: true, standsAlone: false };
const SHARED = { DATABASE_URL: 'postgres://127.0.0.1/cotiza', DATA_KEY: 'a'.repeat(64) };

describe('the settings of a process that starts', () => {
  const inFolder = folderPerTest();

  const faultsOf = (parts: AppParts, environment: Record<string, string>) =>
    faultsThrown(() => readStartSettings(parts, environment));
  const file = (name: string, text: string) => {
    const path = inFolder(name);
    writeFileSync(path, text);
    return path;
  };

  it('say every fault at once: of settings, of what they contradict, of what is missing and of every file', () => {
    file('data.key', 'short');
    const faults = faultsOf(API, {
      ...{ PORT: 'x', DATA_DIR: inFolder(), MAIL_RETENTION_DAYS: '31', RATE_BOOKS_DIR: inFolder() },
      DATABASE_URL: 'mysql://a',
      INSURERS_FILE: file('insurers.yaml', 'insurers: [{ connector: tariff, id: nobody }]'),
      WEBHOOKS_FILE: file('webhooks.yaml', 'webhooks: [{ name: crm, secret: env:UNSET }]'),
      CALLERS_FILE: inFolder('missing.yaml'),
    });
    expect(faults.map((fault) => fault.replaceAll(inFolder(), '').split(' ').slice(0, 3).join(' '))).toEqual([
      'DATABASE_URL must be',
      'DATA_KEY must be',
      'MAIL_RETENTION_DAYS must not',
      'PORT must be',
      'DATA_DIR : /data.key',
      'WEBHOOKS_FILE /webhooks.yaml: webhooks[0].url',
      'WEBHOOKS_FILE /webhooks.yaml: webhooks[0].secret',
      'WEBHOOKS_FILE /webhooks.yaml: webhooks[0].events',
      expect.stringMatching(/^RATE_BOOKS_DIR /),
      'INSURERS_FILE /insurers.yaml: insurers[0].id',
      'CALLERS_FILE /missing.yaml: it',
    ]);
  });

  it.each<[string, AppParts, Record<string, string>, string[]]>([
    ['are complete for a service of one process', { ...NOTIFIER, doors: [DOOR], standsAlone: true }, {}, []],
    ['name what an API shares with others', API, {}, ['DATABASE_URL', 'DATA_KEY']],
    ['name what a notifier shares with others', NOTIFIER, {}, ['DATABASE_URL', 'DATA_KEY', 'PUBLIC_URL']],
    ['name the address that e-mails link to', NOTIFIER, SHARED, ['PUBLIC_URL']],
    ['are complete for a notifier that has it', NOTIFIER, { ...SHARED, PUBLIC_URL: 'https://a.example' }, []],
    ['are complete for an API that shares', API, SHARED, []],
  ])('%s', (_name, parts, environment, missing) => {
    const faults = faultsOf(parts, { DATA_DIR: inFolder(), ...environment });
    expect(faults.map((fault) => fault.split(' ', 1)[0])).toEqual(missing);
  });

  it('do not judge the files of insurers and callers for a process that answers nobody', () => {
    const notifier = { ...NOTIFIER, standsAlone: true };
    expect(
      faultsOf(notifier, { PORT: 'x', DATA_DIR: inFolder(), CALLERS_FILE: inFolder('missing.yaml') }),
    ).toHaveLength(1);
  });
});
