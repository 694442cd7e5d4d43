import { readSettings, SettingsError } from '@cotiza/platform';
import { requireSettings, type AppParts } from './app-parts';

const ALL_IN_ONE: AppParts = { doors: ['rest'], delivers: true, standsAlone: true };
const API: AppParts = { doors: ['rest'], delivers: false, standsAlone: false };
const NOTIFIER: AppParts = { doors: [], delivers: true, standsAlone: false };

function faultsOf(parts: AppParts, environment: Record<string, string>): readonly string[] {
  try {
    requireSettings(parts, readSettings(environment));
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.faults;
    throw error;
  }
}

describe('how long prices hold', () => {
  const FAULT = 'PRICE_HOLDS_DAYS must be at least 15: purchase links work that long';
  it('is never less than the purchase link works', () => {
    expect(faultsOf(ALL_IN_ONE, { PRICE_HOLDS_DAYS: '14' })).toEqual([FAULT]);
    expect(faultsOf(ALL_IN_ONE, { PRICE_HOLDS_DAYS: '15' })).toEqual([]);
    expect(faultsOf(NOTIFIER, { PRICE_HOLDS_DAYS: '14' })).not.toContain(FAULT);
  });
});

describe('the address of a plate registry', () => {
  const FAULT =
    'PLATE_REGISTRY_URL must be an address that begins with https://, or with http:// on this machine, without credentials, query or fragment: plates are personal';
  const REFUSED = [
    'registry.example',
    'ftp://registry.example',
    'http://registry.example',
    'http://10.0.0.7:4600',
    'http://127.0.0.1.example',
    'https://registry.example/?key=marked',
    'https://registry.example/#marked',
    'https://somebody:marked@registry.example',
    'http://registry.example/?key=marked',
  ];

  it.each([
    'https://registry.example/v2',
    'http://127.0.0.1:4600/i/plate-registry',
    'http://localhost',
    'http://[::1]:80',
  ])('may be %s', (PLATE_REGISTRY_URL) => expect(faultsOf(ALL_IN_ONE, { PLATE_REGISTRY_URL })).toEqual([]));

  it.each(REFUSED)('is refused in one sentence, which does not quote it: %s', (PLATE_REGISTRY_URL) =>
    expect(faultsOf(ALL_IN_ONE, { PLATE_REGISTRY_URL })).toEqual([FAULT]),
  );

  it('is told with what else is missing, and is nothing to whoever asks nobody', () => {
    const environment = { PLATE_REGISTRY_URL: 'http://registry.example' };
    const namesOf = (parts: AppParts) => faultsOf(parts, environment).map((fault) => fault.split(' ', 1)[0]);
    expect(namesOf(API)).toEqual(['DATABASE_URL', 'DATA_KEY', 'PLATE_REGISTRY_URL']);
    expect(namesOf(NOTIFIER)).toEqual(['DATABASE_URL', 'DATA_KEY', 'PURCHASE_URL']);
  });
});
