import { createLogger } from '@cotiza/platform';
import { distributorOf } from '@cotiza/quoting';
import { warnOfUnnamedDistributor } from './unnamed-distributor';
import { readServiceSettings } from './settings/service-settings';

const SET = {
  DISTRIBUTOR_NAME: 'Correduría Faro',
  DISTRIBUTOR_REGISTRATION: 'J0000',
  DISTRIBUTOR_CAPACITY: 'correduria',
  DISTRIBUTOR_REMUNERATION: 'comision',
  DISTRIBUTOR_COMPLAINTS: 'defensor@correduria-faro.example',
  DISTRIBUTOR_ADDRESS: 'Plaza del Ejemplo, 3, 28013 Madrid',
  DISTRIBUTOR_PHONE: '900 000 000',
};

it('is the distributor of the settings', () => {
  expect(distributorOf(readServiceSettings(SET))).toEqual({
    name: 'Correduría Faro',
    registration: 'J0000',
    register: 'registro de distribuidores de la DGSFP (dgsfp.mineco.gob.es)',
    capacity: 'correduria',
    remuneration: 'comision',
    complaints: 'defensor@correduria-faro.example',
    address: 'Plaza del Ejemplo, 3, 28013 Madrid',
    phone: '900 000 000',
  });
});

describe('what is missing', () => {
  const warnings = (environment: Record<string, string>) => {
    const lines: string[] = [];
    warnOfUnnamedDistributor(
      readServiceSettings(environment),
      createLogger('info', { write: (line) => void lines.push(line) }),
    );
    return lines.map((line) => (JSON.parse(line) as { settings: string[] }).settings);
  };

  it('is told in one warning that names the settings', () => {
    expect(warnings({})).toEqual([Object.keys(SET)]);
    expect(warnings({ ...SET, DISTRIBUTOR_PHONE: '' })).toEqual([['DISTRIBUTOR_PHONE']]);
  });

  it('is nothing to tell where all is set', () => expect(warnings(SET)).toEqual([]));
});
