import { missingSettings, type AppParts } from './app-parts';
import { readServiceSettings } from './settings/service-settings';

const ALL_IN_ONE: AppParts = { doors: ['rest'], delivers: true, standsAlone: true };
const API: AppParts = { doors: ['rest'], delivers: false, standsAlone: false };
const NOTIFIER: AppParts = { doors: [], delivers: true, standsAlone: false };

const missingOf = (parts: AppParts, environment: Record<string, string>) => [
  ...missingSettings(parts, readServiceSettings(environment)).keys(),
];

const SHARED = { DATABASE_URL: 'postgres://127.0.0.1/cotiza', DATA_KEY: 'a'.repeat(64) };

describe('what a process needs to have set', () => {
  it('is nothing where it stands alone', () => expect(missingOf(ALL_IN_ONE, {})).toEqual([]));

  it('is what it shares with others, all at once', () => {
    expect(missingOf(API, {})).toEqual(['DATABASE_URL', 'DATA_KEY']);
    expect(missingOf(NOTIFIER, {})).toEqual(['DATABASE_URL', 'DATA_KEY', 'PURCHASE_URL']);
    expect(missingOf(NOTIFIER, SHARED)).toEqual(['PURCHASE_URL']);
    expect(missingOf(API, SHARED)).toEqual([]);
  });
});
