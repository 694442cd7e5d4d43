import { TEST_DAY } from '@cotiza/contract/testing';
import { TEST_CAR } from '@cotiza/insurers-port/testing';
import type { PlateMatch, PlateRegistry } from '../ports/reference-data';
import { registryOf } from '../testing';
import { FaultCollector } from './fault-collector';
import { resolveVehicle, type VehicleFields } from './vehicle.rule';

const OTHER = { ...TEST_CAR, id: 'OTHER', name: 'Otra' };
const match = (versionId: string, registrationDate: string | null = '2023-09-14'): PlateMatch => ({
  versionId,
  registrationDate,
});

async function resolved(given: Partial<VehicleFields>, registry: PlateRegistry, known = TEST_CAR) {
  const fields: VehicleFields = {
    line: 'Car',
    plate: '1234 mkf',
    versionId: undefined,
    versionPath: 'vehicle.version_id',
    registrationDate: undefined,
    purchaseDate: '2024-01-10',
    ...given,
  };
  const findings = new FaultCollector('Car', [], TEST_DAY);
  const find = (id: string) => [known, OTHER].find((version) => version.id === id);
  const { version, registrationDate } = await resolveVehicle(fields, find, registry, findings);
  return { version: version?.id, registrationDate, faults: findings.faults };
}

const KNOWN = match(TEST_CAR.id);
const SENT = { versionId: 'OTHER', registrationDate: '2022-02-02' };
const SENT_VERSION = { versionId: 'OTHER' };
const [NO_DATE, OTHER_DATE] = ['registration_date falta', 'registration_date incoherente'] as const;

describe('the vehicle of a plate', () => {
  it.each<[string, Partial<VehicleFields>, PlateMatch[], string, string]>([
    ['is identified when the plate has one version', {}, [KNOWN], TEST_CAR.id, '2023-09-14'],
    ['is as sent when the plate is unknown', SENT, [], 'OTHER', '2022-02-02'],
    ['is as sent without a plate', { ...SENT, plate: undefined }, [], 'OTHER', '2022-02-02'],
    ['has the date that is sent and known', { registrationDate: '2023-09-14' }, [KNOWN], TEST_CAR.id, '2023-09-14'],
  ])('%s', async (_name, fields, matches, version, registrationDate) =>
    expect(await resolved(fields, registryOf(...matches))).toEqual({ version, registrationDate, faults: [] }),
  );

  it('may be another version of its model where the power of the registered one is estimated', async () => {
    const estimated = { ...TEST_CAR, powerIsEstimated: true };
    expect(await resolved(SENT, registryOf(match(TEST_CAR.id, null)), estimated)).toMatchObject({ faults: [] });
  });

  it.each<[string, Partial<VehicleFields>, PlateMatch[], string[]]>([
    ['is asked for when the plate has several versions', {}, [KNOWN, match('OTHER')], ['version_id ambiguo', NO_DATE]],
    ['has its date asked for when it is one of several', SENT_VERSION, [KNOWN, match('OTHER')], [NO_DATE]],
    ['is asked for, with its date, when the plate is unknown', {}, [], ['version_id falta', NO_DATE]],
    ['contradicts the plate when another version is sent', SENT_VERSION, [KNOWN], ['version_id incoherente']],
    ['contradicts the plate with another date', { registrationDate: '2010-01-01' }, [KNOWN], [OTHER_DATE]],
    ['is asked for when the catalogue lacks its version', {}, [match('GONE')], ['version_id falta']],
    ['has its date asked for when the registry does not say it', {}, [match(TEST_CAR.id, null)], [NO_DATE]],
    ['was not bought before it was registered', { purchaseDate: '2023-09-13' }, [KNOWN], ['purchase_date incoherente']],
    [
      'is unknown when no version has the id',
      { ...SENT, plate: undefined, versionId: 'GONE' },
      [],
      ['version_id desconocido'],
    ],
    ['is left to the contract when nothing is sent', { plate: undefined }, [], []],
  ])('%s', async (_name, fields, matches, expected) => {
    const { faults } = await resolved(fields, registryOf(...matches));
    expect(faults.map(({ campo, codigo }) => `${campo.replace('vehicle.', '')} ${codigo}`)).toEqual(expected);
  });

  it('that has several versions comes with those that the catalogue knows, each once', async () => {
    const matches = registryOf(KNOWN, match('OTHER'), match('OTHER'), match('NONE'));
    const { faults } = await resolved({ registrationDate: '2023-09-14' }, matches);
    const valores = [TEST_CAR, OTHER].map(({ id, brandName, modelName, name }) => ({
      valor: id,
      etiqueta: `${brandName} ${modelName} ${name}`,
    }));
    expect(faults).toMatchObject([{ campo: 'vehicle.version_id', codigo: 'ambiguo', valores }]);
  });

  it('is not asked for because of a defect of the registry, which answers nothing where it is down', async () => {
    await expect(resolved({}, { find: () => Promise.reject(new TypeError('no list')) })).rejects.toThrow(TypeError);
  });

  it('is looked up by the plate as registers write it', async () => {
    const find = jest.fn(() => []);
    await resolved({ line: 'Motorcycle', plate: 'c-1234 bcd' }, { find });
    expect(find).toHaveBeenCalledWith('Motorcycle', 'C1234BCD');
  });
});
