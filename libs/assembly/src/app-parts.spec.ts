import { SettingsError } from '@cotiza/kernel';
import { requireSettings, type AppParts } from './app-parts';
import { readServiceSettings } from './settings/service-settings';

const ALL_IN_ONE: AppParts = { doors: ['rest'], delivers: true, standsAlone: true };
const API: AppParts = { doors: ['rest'], delivers: false, standsAlone: false };
const NOTIFIER: AppParts = { doors: [], delivers: true, standsAlone: false };

/** The settings that are said to be missing. */
function missingOf(parts: AppParts, environment: Record<string, string>): readonly string[] {
  try {
    requireSettings(parts, readServiceSettings(environment));
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.faults.map((fault) => fault.split(' ', 1)[0] ?? '');
    throw error;
  }
}

const SHARED = { DATABASE_URL: 'postgres://127.0.0.1/cotiza', DATA_KEY: 'a'.repeat(64) };

describe('what a process has to be told', () => {
  it('is nothing where it stands alone', () => expect(missingOf(ALL_IN_ONE, {})).toEqual([]));

  it('is what it shares with others, all at once', () => {
    expect(missingOf(API, {})).toEqual(['DATABASE_URL', 'DATA_KEY']);
    expect(missingOf(NOTIFIER, {})).toEqual(['DATABASE_URL', 'DATA_KEY', 'PURCHASE_URL']);
    expect(missingOf(NOTIFIER, SHARED)).toEqual(['PURCHASE_URL']);
    expect(missingOf(API, SHARED)).toEqual([]);
  });
});
