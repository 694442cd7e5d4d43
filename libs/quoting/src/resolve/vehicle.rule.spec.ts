import { TEST_DAY } from '@cotiza/contract/testing';
import { TEST_CAR } from '@cotiza/insurers-port/testing';
import type { PlateMatch, PlateRegistry } from '../ports/reference-data';
import { registryOf } from '../testing';
import { Findings } from './findings';
import { resolveVehicle, type VehicleFields } from './vehicle.rule';

const OTHER = { ...TEST_CAR, id: 'OTHER' };
const CATALOGUE = [TEST_CAR, OTHER];
const match = (versionId: string, registrationDate: string | null = '2023-09-14'): PlateMatch => ({
  versionId,
  registrationDate,
});

async function resolved(given: Partial<VehicleFields>, ...matches: PlateMatch[]) {
  const fields: VehicleFields = {
    line: 'Car',
    plate: '1234 mkf',
    versionId: undefined,
    versionPath: 'vehicle.version_id',
    registrationDate: undefined,
    purchaseDate: '2024-01-10',
    ...given,
  };
  const findings = new Findings('Car', [], TEST_DAY);
  const find = (id: string) => CATALOGUE.find((version) => version.id === id);
  const { version, registrationDate } = await resolveVehicle(fields, find, registryOf(...matches), findings);
  const faults = findings.faults.map(({ campo, codigo }) => `${campo.replace('vehicle.', '')} ${codigo}`);
  return { version: version?.id, registrationDate, faults };
}

describe('the vehicle of a plate', () => {
  it('is identified when the plate stands for one version', async () => {
    expect(await resolved({}, match(TEST_CAR.id))).toEqual({
      version: TEST_CAR.id,
      registrationDate: '2023-09-14',
      faults: [],
    });
  });

  it('is asked for, with its date, when the plate fits several versions', async () => {
    expect((await resolved({}, match(TEST_CAR.id), match('OTHER'))).faults).toEqual([
      'version_id ambiguo',
      'registration_date falta',
    ]);
  });

  it('is the one chosen among several, but its date is asked for', async () => {
    const chosen = await resolved({ versionId: 'OTHER' }, match(TEST_CAR.id), match('OTHER'));
    expect(chosen).toMatchObject({ version: 'OTHER', faults: ['registration_date falta'] });
  });

  it('is asked for, with its date, when nobody knows the plate', async () => {
    expect((await resolved({})).faults).toEqual(['version_id falta', 'registration_date falta']);
  });

  it('is as sent when nobody knows the plate', async () => {
    const sent = await resolved({ versionId: 'OTHER', registrationDate: '2022-02-02' });
    expect(sent).toEqual({ version: 'OTHER', registrationDate: '2022-02-02', faults: [] });
  });

  it('contradicts the plate when another version is sent', async () => {
    expect((await resolved({ versionId: 'OTHER' }, match(TEST_CAR.id))).faults).toEqual(['version_id incoherente']);
  });

  it('contradicts the plate when another first registration is sent', async () => {
    expect((await resolved({ registrationDate: '2010-01-01' }, match(TEST_CAR.id))).faults).toEqual([
      'registration_date incoherente',
    ]);
    expect((await resolved({ registrationDate: '2023-09-14' }, match(TEST_CAR.id))).faults).toEqual([]);
  });

  it('is asked for when the registry knows a version that the catalogue lacks', async () => {
    expect((await resolved({}, match('GONE'))).faults).toEqual(['version_id falta']);
  });

  it('has its date asked for when the registry does not say it', async () => {
    expect((await resolved({}, match(TEST_CAR.id, null))).faults).toEqual(['registration_date falta']);
  });

  it('cannot have been bought before the registration that the plate shows', async () => {
    const bought = await resolved({ purchaseDate: '2023-09-13' }, match(TEST_CAR.id));
    expect(bought.faults).toEqual(['purchase_date incoherente']);
  });
});

describe('the vehicle without a plate', () => {
  it('is the version sent', async () => {
    const sent = await resolved({ plate: undefined, versionId: 'OTHER', registrationDate: '2022-02-02' });
    expect(sent).toEqual({ version: 'OTHER', registrationDate: '2022-02-02', faults: [] });
  });

  it('is unknown when no version has that id', async () => {
    const sent = await resolved({ plate: undefined, versionId: 'GONE', registrationDate: '2022-02-02' });
    expect(sent.faults).toEqual(['version_id desconocido']);
  });

  it('is left to the contract when nothing is sent', async () => {
    expect((await resolved({ plate: undefined })).faults).toEqual([]);
  });
});

it('asks the customer when the registry fails', async () => {
  const failing: PlateRegistry = { find: () => Promise.reject(new Error('down')) };
  const fields: VehicleFields = {
    line: 'Car',
    plate: '1234MKF',
    versionId: undefined,
    versionPath: 'vehicle.version_id',
    registrationDate: undefined,
    purchaseDate: undefined,
  };
  const findings = new Findings('Car', [], TEST_DAY);
  await resolveVehicle(fields, () => TEST_CAR, failing, findings);
  expect(findings.faults.map(({ codigo }) => codigo)).toEqual(['falta', 'falta']);
});

it('asks the registry for the plate as registers write it', async () => {
  const find = jest.fn(() => []);
  const fields: VehicleFields = {
    line: 'Motorcycle',
    plate: 'c-1234 bcd',
    versionId: undefined,
    versionPath: 'vehicle.code',
    registrationDate: undefined,
    purchaseDate: undefined,
  };
  await resolveVehicle(fields, () => undefined, { find }, new Findings('Motorcycle', [], TEST_DAY));
  expect(find).toHaveBeenCalledWith('Motorcycle', 'C1234BCD');
});
