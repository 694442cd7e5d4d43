import { TEST_MOTORCYCLE } from '@cotiza/insurers-port/testing';
import { LAW } from '@cotiza/insurers-port';
import { licenceAllows, licencesThatAllow, type MotorcycleLicence } from './motorcycle-licence.rule';

const petrol = (displacementCc: number, powerKw: number) => ({ fuel: 'Gasoline' as const, displacementCc, powerKw });
const electric = (powerKw: number) => ({ fuel: 'Electric' as const, displacementCc: 0, powerKw });

describe('which motorcycle a licence allows', () => {
  it.each<[MotorcycleLicence, ReturnType<typeof petrol> | ReturnType<typeof electric>, number, boolean]>([
    ['AM', petrol(50, 3), 1, true],
    ['AM', petrol(51, 3), 1, false],
    ['AM', electric(4), 1, true],
    ['AM', electric(4.1), 1, false],
    ['LCM', petrol(50, 4), 1, true],
    ['LCM', petrol(125, 4), 1, false],
    ['A1', petrol(125, 11), 1, true],
    ['A1', petrol(125, 11.1), 1, false],
    ['A1', petrol(126, 11), 1, false],
    ['A1', electric(11), 1, true],
    ['A2', petrol(900, 35), 1, true],
    ['A2', petrol(300, 35.1), 1, false],
    ['A', petrol(1800, 150), 0, true],
    ['B', petrol(125, 11), 3, true],
    ['B', petrol(125, 11), 2, false],
    ['B', petrol(126, 11), 10, false],
    ['B', electric(11), 3, true],
    ['B', electric(12), 3, false],
  ])('%s and %j with %i years: %s', (licence, motorcycle, years, allowed) => {
    expect(licenceAllows(licence, motorcycle, { since: '2020-05-20', on: `${2020 + years}-05-20` })).toBe(allowed);
  });

  it('a car licence waits as many years as the law of its day says', () => {
    const rows = LAW.series.licence_B_125.rows;
    const later = rows.map((row) => ({ ...row, from: '2027-01-01', value: 5 }));
    const law = {
      ...LAW,
      series: { ...LAW.series, licence_B_125: { ...LAW.series.licence_B_125, rows: [...rows, ...later] } },
    };
    const isAllowed = (since: string) => licenceAllows('B', petrol(125, 11), { since, on: '2031-06-01', law });
    expect([isAllowed('2026-12-31'), isAllowed('2027-01-01')]).toEqual([true, false]);
  });
});

it.each([
  ['a moped', { displacementCc: 49, powerKw: 2 }, 'B', ['AM', 'A1', 'A2', 'A', 'LCM']],
  ['a motorcycle of 125', { displacementCc: 125, powerKw: 11 }, 'AM', ['A1', 'A2', 'A', 'B']],
  ['a large motorcycle', { displacementCc: 900, powerKw: 70 }, 'A2', ['A']],
] as const)('%s is allowed by other licences than the one refused', (_name, size, refused, allowed) => {
  expect(licencesThatAllow({ ...TEST_MOTORCYCLE, fuel: 'Gasoline', ...size }, refused)).toEqual(allowed);
});
