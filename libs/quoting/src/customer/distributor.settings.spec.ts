import { distributorOf } from './distributor-of';
import { DistributorSettings, unsetOfDistributor } from './distributor.settings';

const SET = {
  DISTRIBUTOR_NAME: 'Correduría Faro',
  DISTRIBUTOR_REGISTRATION: 'J0000',
  DISTRIBUTOR_CAPACITY: 'correduria',
  DISTRIBUTOR_REMUNERATION: 'comision',
  DISTRIBUTOR_COMPLAINTS: 'defensor@correduria-faro.example',
  DISTRIBUTOR_HOLDINGS: 'ninguna',
  DISTRIBUTOR_COMPANY: 'B00000000',
  DISTRIBUTOR_ADDRESS: 'Plaza del Ejemplo, 3, 28013 Madrid',
  DISTRIBUTOR_PHONE: '900 000 000',
  DISTRIBUTOR_HOURS: 'de lunes a viernes, de 9 a 18 h',
} as const;
const settingsOf = (set: Partial<DistributorSettings>) => ({ ...new DistributorSettings(), ...set });

it('is the distributor of the settings', () => {
  expect(distributorOf(settingsOf(SET))).toEqual({
    name: 'Correduría Faro',
    registration: 'J0000',
    register: 'registro de distribuidores de la DGSFP (dgsfp.mineco.gob.es)',
    capacity: 'correduria',
    remuneration: 'comision',
    complaints: 'defensor@correduria-faro.example',
    holdings: 'ninguna',
    company: 'B00000000',
    address: 'Plaza del Ejemplo, 3, 28013 Madrid',
    phone: '900 000 000',
    hours: 'de lunes a viernes, de 9 a 18 h',
  });
});

it('names the settings without which customers do not read who distributes', () => {
  expect(unsetOfDistributor(settingsOf({}))).toEqual(Object.keys(SET));
  expect(unsetOfDistributor(settingsOf({ ...SET, DISTRIBUTOR_PHONE: undefined }))).toEqual(['DISTRIBUTOR_PHONE']);
  expect(unsetOfDistributor(settingsOf(SET))).toEqual([]);
});
