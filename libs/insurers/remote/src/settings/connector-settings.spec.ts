import { faultLines } from '@cotiza/kernel/settings';
import { remoteSettingsFaults } from '../remote-settings-faults';
import { FARO_TEST_CREDENTIALS } from '../testing/faro-under-test';

const LINES = 'must be a list of Home, Car, Motorcycle: at least one, each once';
const good = {
  connector: 'faro',
  lines: ['Home', 'Car'],
  baseUrl: 'https://api.faro-seguros.example',
  credentials: FARO_TEST_CREDENTIALS,
};
const faultsOf = (settings: unknown, place?: string) => faultLines(remoteSettingsFaults(settings, place));

describe('settings', () => {
  it.each([
    ['with what is required', {}],
    ['with another machine that is allowed', { baseUrl: 'http://simulator:4000', allowPlainHttp: true }],
    ['with everything', { id: 'faro-dos', name: 'Faro Dos', allowPlainHttp: true, deadlineMs: 5000, maxQueued: 0 }],
  ])('%s have no faults', (_name, more) => expect(faultsOf({ ...good, ...more })).toEqual([]));

  it.each<[object, string]>([
    [{ lines: undefined }, 'lines is missing'],
    [{ line: 'Home' }, 'line is not a setting'],
    [{ id: 'Faro' }, 'id must be of lower-case letters and single hyphens, at most 40'],
    [{ id: 'f'.repeat(41) }, 'id must be of lower-case letters and single hyphens, at most 40'],
    [{ id: null }, 'id must be of lower-case letters and single hyphens, at most 40'],
    [{ name: '' }, 'name must be a text of 1 to 80 characters that can be printed'],
    [{ lines: [] }, `lines ${LINES}`],
    [{ lines: ['Home', 'Home'] }, `lines ${LINES}`],
    [{ lines: ['Boat'] }, `lines ${LINES}`],
    [{ lines: 'Home' }, `lines ${LINES}`],
    [{ allowPlainHttp: 'yes' }, 'allowPlainHttp must be true or false'],
    [{ maxConcurrent: 1001 }, 'maxConcurrent must be a whole number from 1 to 1000'],
    [{ deadlineMs: 1.5 }, 'deadlineMs must be a whole number from 100 to 180000'],
    [{ deadlineMs: '500' }, 'deadlineMs must be a whole number from 100 to 180000'],
    [{ credentials: 'secret' }, 'credentials must be an object'],
    [{ credentials: [] }, 'credentials must be an object'],
    [{ credentials: { clientId: 'a' } }, 'credentials.clientSecret is missing'],
  ])('say what is wrong: %j', (change, fault) => expect(faultsOf({ ...good, ...change })).toEqual([fault]));

  it('say everything that is wrong, with its place, and never the value', () => {
    const credentials = { clientId: '', clientSecret: 'a\nsecret' };
    const faults = faultsOf({ connector: 'faro', lines: 7, baseUrl: 'x', credentials }, 'insurers[2]');
    expect(faults.map((fault) => fault.split(' ')[0]).sort()).toEqual([
      'insurers[2].baseUrl',
      'insurers[2].credentials.clientId',
      'insurers[2].credentials.clientSecret',
      'insurers[2].lines',
    ]);
    expect(faults.join()).not.toMatch(/a\n|secret /);
  });
});
