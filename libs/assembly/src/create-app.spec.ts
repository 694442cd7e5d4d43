import { writeFileSync } from 'node:fs';
import { SettingsError } from '@cotiza/kernel';
import { folderPerTest } from '@cotiza/kernel/testing';
import { createLogger } from '@cotiza/platform';
import type { AppParts } from './app-parts';
import { createApp, createDoors } from './create-app';
import { readServiceSettings } from './settings/service-settings';

jest.mock('./quoting-service', () => ({
  ...jest.requireActual<object>('./quoting-service'),
  assembleQuotingService: () => {
    throw new Error('the catalogues are loaded');
  },
}));

const UNSET = 'COTIZA_TEST_NOT_SET';
const FILE = `insurers:
  - connector: faro
    lines: [Car]
    baseUrl: https://faro.example
    credentials: { clientId: env:${UNSET}, clientSecret: env:${UNSET} }
`;

const DOOR = { entrance: 'POST /door', modules: () => [] };

describe('an app', () => {
  const inFolder = folderPerTest();

  /** Makes an app of these doors, with a file of insurers whose credentials are not in the environment. */
  function made(doors: AppParts['doors']) {
    const INSURERS_FILE = inFolder('insurers.yaml');
    writeFileSync(INSURERS_FILE, FILE);
    const settings = readServiceSettings({
      DATA_DIR: inFolder('data'),
      INSURERS_FILE,
      LIMIT_QUOTES_PER_MINUTE: '0',
    });
    return createApp({ doors, delivers: true, standsAlone: true }, settings, createLogger('silent'));
  }

  it('with a door asks insurers, and does not start without their credentials', async () => {
    const error: unknown = await made([DOOR]).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(SettingsError);
    expect((error as SettingsError).message).toContain(UNSET);
  });

  it('without pages has no address of pages, whatever its settings name', async () => {
    const settings = readServiceSettings({ DOCS_DIR: inFolder() });
    const seen: unknown[] = [];
    const door = { ...DOOR, modules: ({ servedAt }: { servedAt: unknown }) => (seen.push(servedAt), []) };
    const app = await createDoors({ doors: [door] }, undefined, { settings, logger: createLogger('silent') });
    await app.close();
    expect(seen).toEqual([expect.objectContaining({ hasSite: false, hasForm: false })]);
  });

  it('without doors needs no credentials of insurers, loads no catalogue and reads no insurers again at a signal', async () => {
    const listeners = process.listenerCount('SIGHUP');
    const app = await made([]);
    expect(process.listenerCount('SIGHUP')).toBe(listeners);
    await app.close();
  });
});
