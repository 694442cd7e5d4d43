import { readSettings } from '@cotiza/kernel';
import { PLATFORM_SETTINGS } from '../settings/platform.settings';
import { shareOfWorker } from './share-of-worker';

it('shares out connections, rounding up, and nothing else', () => {
  const settings = readSettings(PLATFORM_SETTINGS, { LIMIT_CONNECTIONS: '100', LIMIT_CONNECTIONS_PER_ADDRESS: '5' });
  expect(shareOfWorker(settings, 3)).toEqual({ ...settings, LIMIT_CONNECTIONS: 34, LIMIT_CONNECTIONS_PER_ADDRESS: 2 });
});

it('leaves a limit that is switched off as it is', () => {
  const settings = readSettings(PLATFORM_SETTINGS, { LIMIT_CONNECTIONS: '0', LIMIT_CONNECTIONS_PER_ADDRESS: '0' });
  expect(shareOfWorker(settings, 2)).toEqual(settings);
});
