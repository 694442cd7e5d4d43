import { TEST_CAR, TEST_MOTORCYCLE } from '@cotiza/insurers-port/testing';
import { findPlateVehicleWith } from './plate-vehicle';
import { registryOf, testReferenceData } from './testing/reference-data';

const car = {
  ...TEST_CAR,
  brandName: 'SEAT',
  modelName: 'Ibiza',
  name: '1.0 MPI 80 CV',
  fuel: 'Gasoline',
  powerKw: 59,
} as const;
const find = (version: typeof TEST_CAR, ...matches: Parameters<typeof registryOf>) =>
  findPlateVehicleWith({
    referenceData: testReferenceData({ cars: [version], motorcycles: [{ ...version, id: TEST_MOTORCYCLE.id }] }),
    plateRegistry: registryOf(...matches),
  });
const match = { versionId: TEST_CAR.id, registrationDate: '2023-09-14' } as const;

it.each([
  ['a version that names its power', car, 'SEAT Ibiza 1.0 MPI, gasolina, 80 CV, 2023'],
  ['a version that does not', { ...car, name: '1.0 MPI' }, 'SEAT Ibiza 1.0 MPI, gasolina, 80 CV, 2023'],
  [
    'a power that is estimated',
    { ...car, name: '1.0 MPI', powerIsEstimated: true },
    'SEAT Ibiza 1.0 MPI, gasolina, 2023',
  ],
])('says the vehicle of a plate as its owner knows it: %s', async (_what, version, text) => {
  expect(await find(version, match)('Car', '1234 mkf')).toEqual({ versionId: TEST_CAR.id, text });
});

it('knows motorcycles, and vehicles without a day of registration', async () => {
  const found = find(car, { versionId: TEST_MOTORCYCLE.id, registrationDate: null });
  expect((await found('Motorcycle', '4321LXT'))?.text).toBe('SEAT Ibiza 1.0 MPI, gasolina, 80 CV');
});

it('knows no vehicle for a plate of none or of several, or of a version that the catalogue lacks', async () => {
  expect(await find(car)('Car', '0000BBB')).toBeUndefined();
  expect(await find(car, match, match)('Car', '5678MZB')).toBeUndefined();
  expect(await find(car, { ...match, versionId: 'none' })('Car', '1234MKF')).toBeUndefined();
});
